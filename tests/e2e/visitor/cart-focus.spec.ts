import {
  addToCartButton,
  arriveWith,
  BOOKMARK,
  openCartButton,
  storedCart,
  wishlistButton,
} from '../support/cart.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { cart, toast } = TEXTS.en
const ONE_BOOKMARK = JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }] })

test('the focus stays in the panel when its last product is removed', async ({ page }) => {
  await arriveWith(page, ONE_BOOKMARK)
  await open(page, '/en/shop')
  await openCartButton(page).press('Enter')
  const panel = page.getByRole('dialog', { name: cart.panelTitle })
  await panel.getByRole('button', { name: 'Remove Brass Bookmark' }).press('Enter')
  await expect(panel.getByText(cart.empty)).toBeVisible()
  await expect(panel.locator(':focus')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: cart.browse })).toBeFocused()
})

for (const path of ['/en/cart', '/en/account/wishlist']) {
  test(`the focus stays around the content when the last product is removed from ${path} @full`, async ({
    page,
  }) => {
    await arriveWith(page, ONE_BOOKMARK)
    await page.addInitScript(
      (text) => localStorage.setItem('meridian.wishlist', text),
      JSON.stringify({ version: 1, items: [BOOKMARK] }),
    )
    await open(page, path)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Remove Brass Bookmark' }).press('Enter')
    const browse = main.getByRole('link', { name: cart.browse })
    await expect(browse).toBeVisible()
    await expect(page.locator('main:focus, :focus main')).toBeAttached()
  })
}

test('a toast that is dismissed by keyboard returns the focus @full', async ({ page }) => {
  await open(page, `/en/shop/single/${BOOKMARK}`)
  const add = addToCartButton(page, BOOKMARK)
  await add.press('Enter')
  const dismiss = page
    .getByRole('region', { name: toast.region })
    .getByRole('button', { name: toast.dismiss })
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(dismiss).toBeHidden()
  await expect(add).toBeFocused()
})

test('a double click adds one unit and keeps a wish @full', async ({ page }) => {
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await addToCartButton(page, BOOKMARK).dblclick()
  await wishlistButton(page, BOOKMARK).dblclick()
  await expect(wishlistButton(page, BOOKMARK)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => storedCart(page)).toMatchObject({ lines: [{ id: BOOKMARK, quantity: 1 }] })
})
