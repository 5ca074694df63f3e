import { createTranslator } from 'next-intl'
import { openAccount, PASSWORD } from '../support/accounts.ts'
import {
  addToCartButton,
  arriveWith,
  BOOKMARK,
  expectLines,
  openCartButton,
  storedCart,
  WALLPAPER,
  wishlistButton,
} from '../support/cart.ts'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { cart: words } = TEXTS.en
const DIFFUSER = 'product-10010'

for (const { id: locale } of LOCALES) {
  test(`a customer adds products from a list, a page and the panel up to the limit, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
  }) => {
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'cart' })
    const refused = (count: number) => page.getByRole('alert').filter({ hasText: texts('limit', { count }) })
    await open(page, `/${locale}/shop`)
    await expectLines(page, 0)
    const bookmark = addToCartButton(page, BOOKMARK)
    const name =
      (await page.locator('.product').filter({ has: bookmark }).getByRole('heading').textContent()) ?? ''
    await bookmark.click()
    await expect(page.getByRole('region', { name: TEXTS[locale].toast.region })).toContainText(name)
    await expectLines(page, 1)
    await bookmark.click()
    await expect(refused(1)).toBeVisible()

    await open(page, `/${locale}/shop/single/${WALLPAPER}`)
    const quantity = page.getByRole('main').getByRole('combobox').first()
    await quantity.selectOption('3')
    await addToCartButton(page, WALLPAPER).click()
    await expectLines(page, 2)
    await quantity.selectOption('1')
    await addToCartButton(page, WALLPAPER).click()
    await expect(refused(3)).toBeVisible()

    await openCartButton(page).click()
    const panel = page.getByRole('dialog', { name: texts('panelTitle') })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await panel.getByRole('combobox').first().selectOption('2')
    await expect
      .poll(() => storedCart(page))
      .toMatchObject({
        version: 1,
        lines: [
          { id: BOOKMARK, quantity: 2 },
          { id: WALLPAPER, quantity: 3 },
        ],
      })
    await panel.getByRole('button', { name: texts('removeNamed', { product: name }) }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expect(panel.getByRole('alert').filter({ hasText: name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(openCartButton(page)).toBeFocused()
    await expectLines(page, 1)
  })
}

test('the cart counts products, adds up, and is paid in another currency @full', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401|Unauthorized/)
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: '1030', quantity: 2 }] }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'My cart' })).toBeVisible()
  await expect(main.getByText('1 product', { exact: true })).toBeVisible()
  const row = (name: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}`) }) })
      .getByRole('definition')
  await expect(row(words.subtotal)).toHaveText('$430.00')
  await expect(main.getByText(words.subtotalBefore)).toBeVisible()
  await expect(main.getByText(/converted at the exchange rates/)).toHaveCount(0)
  await expect(row(words.discount)).toHaveText('-$86.00')
  await expect(row(words.serviceCharge)).toHaveText('-$0.00')
  await expect(row(words.tax)).toHaveText('$61.92')
  await expect(row(words.payable)).toHaveText('$405.92')
  await main.getByLabel(words.currency).selectOption('SAR')
  await expect(row(words.payable)).toHaveText(/SAR\s1,522\.20/)
  await page.reload()
  await expect(row(words.payable)).toHaveText(/SAR\s1,522\.20/)
  await expect(main.getByText(/converted at the exchange rates/)).toBeVisible()
  await openCartButton(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  await expect(panel.locator('.cart-panel__sum')).toContainText(/SAR\s1,522\.20/)
  await expect(panel.getByText(`“${words.payable}” in the cart`)).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a signed-out customer signs in at checkout in Chinese, in a modal, and continues', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/401|Unauthorized/)
  const { auth, cart: texts } = TEXTS.zh
  const { email } = await openAccount()
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }] }))
  await open(page, '/zh/cart')
  const checkout = page.getByRole('main').getByRole('button', { name: texts.checkout })
  const modal = page.getByRole('dialog', { name: auth.signIn })
  await checkout.click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(checkout).toBeFocused()
  await checkout.click()
  await modal.locator('[name=email]').fill(email)
  await modal.locator('[name=password]').fill(PASSWORD)
  await modal.locator('[type=submit]').click()
  await page.waitForURL('**/c/pay/**')
})

for (const { id: locale } of LOCALES) {
  test(`the cart button contains the number of lines, ${locale} @full`, async ({ page }) => {
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'navigation' })
    await open(page, `/${locale}/about/v1`)
    for (const count of [0, 1, 2, 3, 11]) {
      const lines = Array.from({ length: count }, (_, index) => ({ id: `1000${index}`, quantity: 1 }))
      await page.evaluate(
        (cart) => {
          localStorage.setItem('meridian.cart', cart)
        },
        JSON.stringify({ version: 1, lines }),
      )
      await page.reload()
      await expect(openCartButton(page)).toHaveAccessibleName(texts('cartCount', { count }))
    }
  })
}

test('two tabs share one cart immediately @full', async ({ page, context }) => {
  await open(page, '/en/shop')
  const other = await context.newPage()
  await open(other, '/en/shop')
  await addToCartButton(page, BOOKMARK).click()
  await expectLines(page, 1)
  await expectLines(other, 1)
  await open(other, '/en/cart')
  await other.getByRole('button', { name: /^Remove / }).click()
  await expectLines(page, 0)
})

for (const stored of ['{', '[]', '"cart"', '{"version":1,"lines":[{"id":"../x","quantity":-1},null]}']) {
  test(`a stored cart ${stored} is read as empty, also on the demo shop’s pages${fullUnless(stored === '{')}`, async ({
    page,
  }) => {
    await arriveWith(page, stored)
    await open(page, '/en/shop/cart')
    await expect(page.getByRole('main').getByRole('link', { name: words.browse })).toBeVisible()
    await expectLines(page, 0)
  })
}

test('an unused cart contains the samples on pages of the demo shop only @full', async ({ page }) => {
  await open(page, '/en/shop/cart')
  await expectLines(page, 3)
  const main = page.getByRole('main')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$446.04')
  await open(page, '/en/cart')
  await expect(main.getByRole('link', { name: words.browse })).toBeVisible()
  expect(await storedCart(page)).toBeNull()
  await open(page, '/en/shop/grid')
  await expectLines(page, 0)
  await addToCartButton(page, BOOKMARK).click()
  await expectLines(page, 1)
})

test('unavailable, sold-out and more expensive products are marked and accepted with one button', async ({
  page,
}) => {
  const seen = { title: 'A name of long ago', locale: 'en', price: 1, currency: 'USD' }
  const lines = [
    { id: 'gone-long-ago', quantity: 1 },
    { id: '10000-blue-l', quantity: 1 },
    { id: BOOKMARK, quantity: 1, seen },
  ]
  await arriveWith(page, JSON.stringify({ version: 1, lines }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByText(words.unavailable)).toBeVisible()
  await expect(main.getByText(words.soldOut, { exact: true })).toBeVisible()
  await expect(main.getByText('Price changed from $0.01 to $12.16')).toBeVisible()
  await expect(main.getByText('Previously “A name of long ago”')).toBeVisible()
  await expect(main.getByRole('button', { name: words.checkout })).toHaveCount(0)
  await main.getByRole('button', { name: words.accept }).click()
  await expect(main.getByText(words.unavailable)).toBeHidden()
  await expect(main.getByRole('button', { name: words.checkout })).toBeVisible()
  await expectLines(page, 1)
})

for (const { id: locale } of LOCALES) {
  test(`a stored cart with twenty units shows an error in its line and is reduced to three, ${locale} @full`, async ({
    page,
  }) => {
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'cart' })
    const lines = [
      { id: BOOKMARK, quantity: 20 },
      { id: WALLPAPER, quantity: 50 },
    ]
    await arriveWith(page, JSON.stringify({ version: 1, lines }))
    await open(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    const limited = main.getByText(texts('limitPerCustomer', { count: 3 }), { exact: true })
    await expect(limited).toHaveCount(2)
    await expect(main.getByRole('button', { name: texts('checkout') })).toHaveCount(0)
    await main.getByRole('button', { name: texts('accept') }).click()
    await expect(limited).toHaveCount(0)
    await expect(main.getByRole('button', { name: texts('checkout') })).toBeVisible()
    await expect
      .poll(() => storedCart(page))
      .toMatchObject({
        lines: [
          { id: BOOKMARK, quantity: 3 },
          { id: WALLPAPER, quantity: 3 },
        ],
      })
  })
}

test('a price that changed between two visits is marked and accepted with one button @full', async ({
  page,
  content,
}) => {
  await content.publish(DIFFUSER, () => ({ price: 4900 }))
  await open(page, '/en/shop/single/10010')
  await addToCartButton(page, '10010').click()
  await expectLines(page, 1)
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$49.00')

  await content.publish(DIFFUSER, () => ({ price: 5250 }))
  await open(page, '/en/shop')
  await openCartButton(page).click()
  const panel = page.getByRole('dialog', { name: words.panelTitle })
  await expect(panel.getByText('Price changed from $49.00 to $52.50')).toBeVisible()
  await expect(panel.getByRole('link', { name: words.checkout })).toHaveCount(0)
  await panel.getByRole('button', { name: words.accept }).click()
  await expect(panel.getByRole('link', { name: words.checkout })).toBeVisible()

  await open(page, '/en/cart')
  await expect(main.locator('.cart-summary__payable dd')).toHaveText('$52.50')
  await expect(main.getByRole('button', { name: words.accept })).toHaveCount(0)
})

test('a prerendered cart shows no errors before the browser’s cart is read', async ({ request }) => {
  for (const path of ['/en/cart', '/en/shop/cart', '/en/shop/checkout', '/en/account/wishlist']) {
    const sent = await (await request.get(path)).text()
    expect(sent).not.toContain('role="alert"')
  }
})

test('when the site is unreachable, the cart says so, keeps its products, and retries', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/503|Service Unavailable/)
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }] }))
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

test('a toast stays while hovered, disappears after its extended time, and closes on a click @full', async ({
  page,
}) => {
  await open(page, '/en/shop')
  await addToCartButton(page, BOOKMARK).click()
  const toast = page.getByRole('region', { name: TEXTS.en.toast.region }).locator('[data-state]')
  await toast.hover()
  await expect(toast.locator('.toast-card__time')).toHaveCount(0)
  await expect(toast).toHaveAttribute('data-state', 'active')
  await page.mouse.move(0, 0)
  await expect(toast.locator('.toast-card__time')).toHaveCount(1)
  await expect(toast).toHaveCount(0)
  await addToCartButton(page, '10010').click()
  await toast.click()
  await expect(toast).toHaveCount(0)
})

test('the wishlist stores products, marks them everywhere, and adds them to the cart @full', async ({
  page,
}) => {
  await open(page, '/en/shop')
  const heart = wishlistButton(page, BOOKMARK)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/en/account/wishlist')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Add .+ to cart$/ }).click()
  await expectLines(page, 1)
  await main.getByRole('button', { name: /^Remove / }).click()
  await expect(main.getByText(TEXTS.en.wishlist.empty)).toBeVisible()
})

test('the focus stays in the wishlist after a product was removed from it @full', async ({ page }) => {
  for (const number of [BOOKMARK, WALLPAPER]) {
    await open(page, `/en/shop/single/${number}`)
    await wishlistButton(page, number).click()
    await expect(wishlistButton(page, number)).toHaveAttribute('aria-pressed', 'true')
  }
  await open(page, '/en/account/wishlist')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter')
  await expect(main.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expect(main.locator('.cart-lines')).toBeFocused()
})
