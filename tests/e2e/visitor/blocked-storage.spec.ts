import { addToCartButton, BOOKMARK, expectLines, openCartButton, wishlistButton } from '../support/cart.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

for (const { id: locale } of LOCALES) {
  const { cart, toast } = TEXTS[locale]

  test(`a browser that blocks storage keeps the cart until the page is left, and says so, in ${locale} @full`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    })
    await open(page, `/${locale}/shop/single/${BOOKMARK}`)
    const toasts = page.getByRole('region', { name: toast.region })
    await wishlistButton(page, BOOKMARK).click()
    await expect(toasts.getByRole('alert')).toContainText(cart.notSaved)
    await addToCartButton(page, BOOKMARK).click()
    await expectLines(page, 1)
    await openCartButton(page).click()
    await page.getByRole('dialog').getByRole('link', { name: cart.viewCart }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: cart.checkout })).toBeVisible()
    await expect(main.getByText(cart.notSaved)).toBeVisible()
    await page.reload()
    await expect(main.getByText(cart.empty)).toBeVisible()
    await expect(main.getByText(cart.notSaved)).toBeVisible()
  })
}

test('a browser without space for the cart says so @full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await addToCartButton(page, BOOKMARK).click()
  await expect(page.getByRole('alert').filter({ hasText: TEXTS.en.cart.notSaved })).toBeVisible()
  await expectLines(page, 1)
})
