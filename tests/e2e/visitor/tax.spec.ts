import { openAccount, signIn } from '../support/accounts.ts'
import { arriveWith, storedCart } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'

const CAP = '1031'
const COUNTRIES: Record<LocaleId, string> = { zh: '新西兰', en: 'New Zealand', ar: 'نيوزيلندا' }
const NAMES: Record<LocaleId, string> = {
  zh: '商品及服务税',
  en: 'GST',
  ar: 'ضريبة السلع والخدمات',
}
/** The sign after it differs by language. */
const PERCENT = /12[.٫]5/

/** The tax of New Zealand, which no other test delivers to. */
const TAX = {
  _key: 'new-zealand',
  _type: 'countryTax',
  countries: ['NZ'],
  rates: { standard: 12.5, zero: 0 },
  name: LOCALES.map(({ id }) => ({
    _key: id,
    _type: 'internationalizedArrayStringValue',
    language: id,
    value: NAMES[id],
  })),
}

for (const { id: locale } of LOCALES) {
  test(`a customer of a country with another rate pays it and finds it on order and invoice, ${locale} @full`, async ({
    page,
    content,
  }) => {
    test.slow()
    await content.keep(`product-${CAP}`, `inventory-product-${CAP}`, 'shopSettings')
    await content.publish('shopSettings', () => ({ countryTaxes: [TAX] }))
    const { cart, orders, account } = TEXTS[locale]
    const { email } = await openAccount()
    await signIn(page, locale, email)
    const lines = [{ id: CAP, quantity: 1 }]
    await arriveWith(page, JSON.stringify({ version: 1, lines, currency: 'USD' }))
    const main = page.getByRole('main')
    await open(page, `/${locale}/cart`)
    const payable = main.locator('.cart-summary__payable dd')
    // 103.00 and 18 %, the rate of countries that are not listed.
    await expect(payable).toContainText(/121[.٫]54/)
    const country = main.getByLabel(cart.country)
    await expect(country.getByRole('option')).toHaveText([cart.otherCountries, COUNTRIES[locale]])
    await country.selectOption('NZ')
    await expect(payable).toContainText(/115[.٫]88/)
    const tax = main.locator('.cart-summary__rows dt').filter({ hasText: NAMES[locale] })
    await expect(tax).toContainText(PERCENT)
    await expect.poll(() => storedCart(page)).toMatchObject({ country: 'NZ' })
    await page.reload()
    await expect(payable).toContainText(/115[.٫]88/)

    await main.getByRole('button', { name: cart.checkout }).click()
    await page.waitForURL('**/c/pay/**')
    await expect(page.locator('.sums .total')).toContainText(/115[.٫]88/)
    await expect(page.locator('[name=country] option')).toHaveCount(1)
    await fillAddress(page, { line1: '1 Queen Street', city: 'Auckland', country: 'NZ' })
    await payByCard(page)

    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
    await expect(main.locator('.outcome__order')).toContainText(NAMES[locale])
    await open(page, `/${locale}/account/order-history`)
    await main.getByRole('link', { name: account.invoiceLink }).click()
    await expect(main.locator('.invoice__sums dl')).toContainText(NAMES[locale])
    await expect(main.locator('.invoice__sums dl')).toContainText(PERCENT)
    await expect(main.locator('.invoice__total').first()).toContainText(/115[.٫]88/)
  })
}
