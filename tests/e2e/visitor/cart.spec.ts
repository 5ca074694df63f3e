import { createTranslator } from 'next-intl'
import { arriveWith, CAP, cartButton, cartSign, expectLines, storedCart, WALLPAPER } from '../support/cart.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { cart: words } = TEXTS.en
const DIFFUSER = 'product-10010'

for (const { id: locale } of LOCALES) {
  test(`a shopper fills the cart from a list, from a page and in the panel, and is told where it ends, ${locale}`, async ({
    page,
  }) => {
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'cart' })
    const refused = (count: number) => page.getByRole('alert').filter({ hasText: texts('limit', { count }) })
    await open(page, `/${locale}/shop`)
    await expectLines(page, 0)
    const cap = cartButton(page, CAP)
    const name = (await cap.getAttribute('data-cart-title')) ?? ''
    await cap.click()
    await expect(page.getByRole('region', { name: TEXTS[locale].toast.region })).toContainText(name)
    await expectLines(page, 1)
    await cap.click()
    await expect(refused(1)).toBeVisible()

    await open(page, `/${locale}/shop/single/${WALLPAPER}`)
    const quantity = page.getByRole('main').getByRole('combobox').first()
    await quantity.selectOption('3')
    await cartButton(page, WALLPAPER).click()
    await expectLines(page, 2)
    await quantity.selectOption('1')
    await cartButton(page, WALLPAPER).click()
    await expect(refused(3)).toBeVisible()

    await cartSign(page).click()
    const panel = page.getByRole('dialog', { name: texts('panelTitle') })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await panel.getByRole('combobox').first().selectOption('2')
    await expect
      .poll(() => storedCart(page))
      .toMatchObject({
        version: 1,
        lines: [
          { id: CAP, quantity: 2 },
          { id: WALLPAPER, quantity: 3 },
        ],
      })
    await panel.getByRole('button', { name: texts('removeNamed', { product: name }) }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expect(panel.getByRole('alert').filter({ hasText: name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cartSign(page)).toBeFocused()
    await expectLines(page, 1)
  })
}

test('the cart counts products, adds up, and is paid in another currency', async ({ page, faults }) => {
  faults.allow(/401|Unauthorized/)
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: '1030', quantity: 2 }] }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'My cart' })).toBeVisible()
  await expect(main.getByText('1 product', { exact: true })).toBeVisible()
  const row = (name: string) => main.locator('dl > div').filter({ hasText: name }).getByRole('definition')
  await expect(row(words.subtotal)).toHaveText('$430.00')
  await expect(row(words.discount)).toHaveText('-$86.00')
  await expect(row(words.serviceCharge)).toHaveText('-$0.00')
  await expect(row(words.tax)).toHaveText('$61.92')
  await expect(row(words.payable)).toHaveText('$405.92')
  await main.getByLabel(words.currency).selectOption('SAR')
  await expect(row(words.payable)).toHaveText(/SAR\s1,522\.20/)
  await page.reload()
  await expect(row(words.payable)).toHaveText(/SAR\s1,522\.20/)
  await main.getByRole('button', { name: words.checkout }).click()
  // Who is signed out signs in first, and comes back to go on.
  await expect(page).toHaveURL(/\/en\/auth\/sign-in\?returnUrl=%2Fen%2Fcart%23pay$/)
})

test('two tabs share one cart at once', async ({ page, context }) => {
  await open(page, '/en/shop')
  const other = await context.newPage()
  await open(other, '/en/shop')
  await cartButton(page, CAP).click()
  await expectLines(page, 1)
  await expectLines(other, 1)
  await open(other, '/en/cart')
  await other.getByRole('button', { name: /^Remove / }).click()
  await expectLines(page, 0)
})

for (const stored of ['{', '[]', '"cart"', '{"version":1,"lines":[{"id":"../x","quantity":-1},null]}']) {
  test(`a cart that reads ${stored} is an empty one, on the demo shop's pages too`, async ({ page }) => {
    await arriveWith(page, stored)
    await open(page, '/en/shop/cart')
    await expect(page.getByRole('main').getByRole('link', { name: words.browse })).toBeVisible()
    await expectLines(page, 0)
  })
}

test('a cart nobody has used holds the samples on pages of the demo shop only', async ({ page }) => {
  await open(page, '/en/shop/cart')
  await expectLines(page, 3)
  const main = page.getByRole('main')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$446.04')
  await open(page, '/en/cart')
  await expect(main.getByRole('link', { name: words.browse })).toBeVisible()
  expect(await storedCart(page)).toBeNull()
  await open(page, '/en/shop/grid')
  await expectLines(page, 0)
  await cartButton(page, CAP).click()
  await expectLines(page, 1)
})

test('what is sold no more, sold out or dearer is marked, and accepted with one button', async ({ page }) => {
  const seen = { title: 'A name of long ago', locale: 'en', price: 1, currency: 'USD' }
  const lines = [
    { id: 'gone-long-ago', quantity: 1 },
    { id: CAP, quantity: 1, seen },
  ]
  await arriveWith(page, JSON.stringify({ version: 1, lines }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByText(words.vanished)).toBeVisible()
  await expect(main.getByText('The price was $0.01 and is now $56.26')).toBeVisible()
  await expect(main.getByText('Was called “A name of long ago”')).toBeVisible()
  await expect(main.getByRole('button', { name: words.checkout })).toHaveCount(0)
  await main.getByRole('button', { name: words.accept }).click()
  await expect(main.getByText(words.vanished)).toBeHidden()
  await expect(main.getByRole('button', { name: words.checkout })).toBeVisible()
  await expectLines(page, 1)
})

test('a price that changed between two visits is marked, and accepted with one button', async ({
  page,
  content,
}) => {
  await content.publish(DIFFUSER, () => ({ price: 4900 }))
  await open(page, '/en/shop/single/10010')
  await cartButton(page, '10010').click()
  await expectLines(page, 1)
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$49.00')

  await content.publish(DIFFUSER, () => ({ price: 5250 }))
  await open(page, '/en/shop')
  await cartSign(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  await expect(panel.getByText('The price was $49.00 and is now $52.50')).toBeVisible()
  await expect(panel.getByRole('link', { name: words.checkout })).toHaveCount(0)
  await panel.getByRole('button', { name: words.accept }).click()
  await expect(panel.getByRole('link', { name: words.checkout })).toBeVisible()

  await open(page, '/en/cart')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$52.50')
  await expect(main.getByRole('button', { name: words.accept })).toHaveCount(0)
})

test('what the site sends of a cart, before the browser has looked, complains of nothing', async ({
  request,
}) => {
  for (const path of ['/en/cart', '/en/shop/cart', '/en/shop/checkout', '/en/account/wishlist']) {
    const sent = await (await request.get(path)).text()
    expect(sent).not.toContain('role="alert"')
  }
})

test('where the site cannot be asked, the cart says so, keeps what it has, and tries again', async ({
  page,
  faults,
}) => {
  faults.allow(/503|Service Unavailable/)
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: CAP, quantity: 1 }] }))
  let isDown = true
  await page.route('**/api/cart', (route) =>
    isDown ? route.fulfill({ status: 503, json: { error: 'unreachable' } }) : route.continue(),
  )
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText(words.failed)
  isDown = false
  await main.getByRole('button', { name: words.tryAgain }).click()
  await expect(main.getByRole('button', { name: words.checkout })).toBeVisible()
})

test('a toast stays while one points at it, goes after the extended time, and at a press at once', async ({
  page,
}) => {
  await open(page, '/en/shop')
  await cartButton(page, CAP).click()
  const toast = page.getByRole('region', { name: TEXTS.en.toast.region }).locator('[data-state]')
  await toast.hover()
  await expect(toast.locator('.toast-card__time')).toHaveCount(0)
  await expect(toast).toHaveAttribute('data-state', 'active')
  await page.mouse.move(0, 0)
  await expect(toast.locator('.toast-card__time')).toHaveCount(1)
  await expect(toast).toHaveCount(0)
  await cartButton(page, '10010').click()
  await toast.click()
  await expect(toast).toHaveCount(0)
})

for (const { id: locale } of LOCALES) {
  test(`the panel stands at the end of the line and speaks ${locale}`, async ({ page }) => {
    const { cart: texts } = TEXTS[locale]
    await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: CAP, quantity: 1 }] }))
    await open(page, `/${locale}/shop`)
    await cartSign(page).click()
    const panel = page.getByRole('dialog', { name: texts.panelTitle })
    await expect(panel.getByRole('link', { name: texts.checkout })).toBeVisible()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        const width = page.viewportSize()?.width ?? 0
        return locale === 'ar' ? box?.x : box && width - box.x - box.width
      })
      .toBe(0)
    await page.mouse.click(locale === 'ar' ? (page.viewportSize()?.width ?? 800) - 5 : 5, 400)
    await expect(panel).toBeHidden()
  })
}

test('the wishlist keeps goods, shows them kept everywhere, and hands them to the cart', async ({ page }) => {
  await open(page, '/en/shop')
  const heart = page.locator(`[data-wishlist-toggle="${CAP}"][aria-pressed]`).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await open(page, `/en/shop/single/${CAP}`)
  await expect(page.locator(`[data-wishlist-toggle="${CAP}"][aria-pressed]`).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await open(page, '/en/account/wishlist')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Add .+ to the cart$/ }).click()
  await expectLines(page, 1)
  await main.getByRole('button', { name: /^Remove / }).click()
  await expect(main.getByText(TEXTS.en.wishlist.empty)).toBeVisible()
})
