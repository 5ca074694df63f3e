import { openAccount, signIn } from '../support/accounts.ts'
import { arriveWith, BOOKMARK, storedCart, WALLPAPER } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'

const EXPRESS = 'delivery-express-europe'
const NAMES: Record<LocaleId, string> = { zh: '欧洲特快', en: 'Express Europe', ar: 'سريع إلى أوروبا' }

for (const { id: locale } of LOCALES) {
  test(`a customer sees what delivery costs, chooses express, and finds it on order and invoice, ${locale} @full`, async ({
    page,
    content,
  }) => {
    test.slow()
    await content.keep(`product-${BOOKMARK}`, `inventory-product-${BOOKMARK}`, EXPRESS)
    const { cart, orders, account } = TEXTS[locale]
    await open(page, `/${locale}/shop/single/${BOOKMARK}`)
    const main = page.getByRole('main')
    await expect(main.locator('.product-facts')).toContainText(NAMES[locale])
    await expect(main.locator('.product-facts')).toContainText(/12[.٫]00/)

    const { email } = await openAccount()
    await signIn(page, locale, email)
    const stored = { version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'USD' }
    await arriveWith(page, JSON.stringify(stored))
    await open(page, `/${locale}/cart`)
    // Screen readers announce the new total, with its label.
    const payable = main.locator('.cart-summary [aria-live][aria-atomic]', { hasText: cart.payable })
    await expect(payable).toContainText(/12[.٫]16/)
    await main.getByLabel(cart.deliveryMethod).selectOption(EXPRESS)
    // Express costs 12.00 and is taxed at 18 %.
    await expect(payable).toContainText(/26[.٫]32/)
    await expect.poll(() => storedCart(page)).toMatchObject({ delivery: EXPRESS })
    await page.reload()
    await expect(payable).toContainText(/26[.٫]32/)

    await main.getByRole('button', { name: cart.checkout }).click()
    await page.waitForURL('**/c/pay/**')
    await expect(page.locator('.sums')).toContainText(NAMES[locale])
    await expect(page.locator('.sums .total')).toContainText(/26[.٫]32/)
    await expect(page.locator('[name=country] option')).toHaveCount(16)
    await fillAddress(page)
    await payByCard(page)

    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
    const name = orders.delivery.replace('{method}', NAMES[locale])
    await expect(main.locator('.outcome__order')).toContainText(name)
    await open(page, `/${locale}/account/order-history`)
    await main.getByRole('link', { name: account.invoiceLink }).click()
    await expect(main.locator('.invoice__sums')).toContainText(NAMES[locale])
    await expect(main.locator('.invoice__total').first()).toContainText(/26[.٫]32/)
  })
}

test('downloads need no delivery, and a code makes it free @full', async ({ page, content }) => {
  await content.keep(`product-${WALLPAPER}`, 'product-1031', EXPRESS)
  const words = TEXTS.en.cart
  const main = page.getByRole('main')
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: WALLPAPER, quantity: 1 }] }))
  await open(page, '/en/cart')
  await expect(main.locator('.cart-summary__payable')).toBeVisible()
  await expect(main.getByLabel(words.deliveryMethod)).toHaveCount(0)
  const shipped = { version: 1, lines: [{ id: '1031', quantity: 1 }], currency: 'USD', delivery: EXPRESS }
  await page.evaluate((text) => {
    localStorage.setItem('meridian.cart', text)
  }, JSON.stringify(shipped))
  await open(page, '/en/cart')
  const payable = main.locator('.cart-summary__payable dd')
  await expect(payable).toHaveText('$135.70')
  await main.getByLabel(words.code).fill('shipfree')
  await main.getByRole('button', { name: words.applyCode }).click()
  await expect(payable).toHaveText('$121.54')
  await main.getByLabel(words.deliveryMethod).selectOption('delivery-standard')
  await expect(main.locator('.discount-codes__list')).toContainText(words.codeErrors.delivery)
})
