import { createTranslator } from 'next-intl'
import { generateGiftCardCode, giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { openAccount, signIn } from '../support/accounts.ts'
import { arriveWith, BOOKMARK } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest } from '../support/payment-test.ts'
import { ownAddress } from '../support/unique.ts'

interface Fixtures {
  /** Creates a gift card and returns its code. */
  createCard: (amount: number, fields?: object) => Promise<string>
}

const test = paymentTest.extend<Fixtures>({
  createCard: async ({ content }, use) => {
    await use(async (amount, fields = {}) => {
      const code = generateGiftCardCode()
      content.removeLater('_type == "giftCard" && code == $code', { code })
      const _id = `giftCard.${crypto.randomUUID()}`
      await lakeClient().create({ _id, _type: 'giftCard', code, amount, currency: 'USD', ...fields })
      return code
    })
  },
})

// Addresses have a limit of attempts with codes; this one is not shared with other tests.
test.use({ extraHTTPHeaders: ownAddress() })

const CART = JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'USD' })

for (const { id: locale } of LOCALES) {
  const cart = createTranslator({ locale, messages: TEXTS[locale], namespace: 'cart' })
  const orders = createTranslator({ locale, messages: TEXTS[locale], namespace: 'orders' })

  test(`a customer pays a part by gift card, and finds it on order, mail and invoice, ${locale} @full`, async ({
    page,
    content,
    createCard,
  }) => {
    test.slow()
    await content.keep(`product-${BOOKMARK}`, `inventory-product-${BOOKMARK}`)
    const code = await createCard(1_000)
    const name = cart('giftCard', { ending: giftCardEnding(code) })
    const { email } = await openAccount()
    await signIn(page, locale, email)
    await arriveWith(page, CART)
    await open(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    const field = main.getByLabel(cart('code'))
    await field.fill(code.toLowerCase().replaceAll('-', ''))
    await field.press('Enter')
    const rows = main.locator('.cart-summary__rows > div')
    await expect(rows.filter({ hasText: name })).toContainText(/10[.٫]00/)
    await expect(rows.filter({ hasText: cart('due') })).toContainText(/2[.٫]16/)
    await expect(rows.filter({ has: page.getByText(cart('orderTotal'), { exact: true }) })).toContainText(
      /12[.٫]16/,
    )

    await main.getByRole('button', { name: cart('checkout') }).click()
    await page.waitForURL('**/c/pay/**')
    await expect(page.locator('.sums')).toContainText(name)
    await expect(page.locator('.sums .total')).toContainText(/2[.٫]16/)
    await fillAddress(page)
    await payByCard(page)

    await page.waitForURL(`**/${locale}/success?*`)
    expect(page.url()).not.toContain(code)
    await expect(rows.filter({ hasText: name })).toContainText(/10[.٫]00/)
    await expect(rows.filter({ hasText: orders('paidAtCheckout') })).toContainText(/2[.٫]16/)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    const [mail] = await mailsTo(email)
    const { text } = await readMail(mail?.id ?? '')
    expect(text).toContain(name)
    expect(text).not.toContain(code)
    await open(page, `/${locale}/account/order-history`)
    await main.getByRole('link', { name: TEXTS[locale].account.invoiceLink }).click()
    const invoice = main.locator('.invoice__sums dl > div')
    await expect(invoice.filter({ hasText: giftCardEnding(code) })).toContainText(/10[.٫]00/)
    await expect(main.locator('.invoice__total').first()).toContainText(/12[.٫]16/)
  })

  test(`a customer pays everything by gift card, without a bank card, and keeps the rest, ${locale}${fullUnless(locale === 'en')}`, async ({
    page,
    browser,
    content,
    createCard,
  }) => {
    test.slow()
    await content.keep(`product-${BOOKMARK}`, `inventory-product-${BOOKMARK}`)
    const code = await createCard(2_000)
    const name = cart('giftCard', { ending: giftCardEnding(code) })
    const { email } = await openAccount()
    await signIn(page, locale, email)
    await arriveWith(page, CART)
    await open(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    const rows = main.locator('.cart-summary__rows > div')
    await main.getByLabel(cart('code')).fill(code)
    await main.getByRole('button', { name: cart('applyCode') }).click()
    await expect(rows.filter({ hasText: cart('due') })).toContainText(/(?<!\d)0[.٫]00/)

    await main.getByRole('button', { name: cart('checkout') }).click()
    await page.waitForURL('**/c/pay/**')
    await expect(page.locator('[name=means]')).toHaveCount(0)
    await fillAddress(page)
    await page.locator('.pay').click()
    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders('success'))
    await expect(rows.filter({ hasText: name })).toContainText(/12[.٫]16/)

    // The remaining balance can be given away.
    const other = await browser.newPage({ extraHTTPHeaders: ownAddress() })
    await arriveWith(other, CART)
    await open(other, `/${locale}/cart`)
    await other.getByRole('main').getByLabel(cart('code')).fill(code)
    await other.getByRole('button', { name: cart('applyCode') }).click()
    await expect(other.locator('.cart-summary__rows > div').filter({ hasText: name })).toContainText(
      /7[.٫]84/,
    )
    await other.close()
  })

  test(`a gift card that pays nothing says why, ${locale} @full`, async ({ page, createCard }) => {
    await arriveWith(page, CART)
    await open(page, `/${locale}/cart`)
    const field = page.getByRole('main').getByLabel(cart('code'))
    const enter = async (code: string) => {
      await field.fill(code)
      await field.press('Enter')
    }
    await enter(generateGiftCardCode())
    await expect(field).toHaveAccessibleDescription(cart('codeErrors.unknown'))
    await enter(await createCard(500, { until: '2020-01-01T00:00:00Z' }))
    await expect(field).toHaveAccessibleDescription(cart('codeErrors.giftCardExpired'))
    const code = await createCard(500, { currency: 'SAR' })
    await enter(code)
    const currency = new Intl.DisplayNames(locale, { type: 'currency' }).of('SAR') ?? ''
    const payIn = cart('currency')
    const listed = page.locator('.discount-codes__list')
    await expect(listed).toContainText(cart('codeErrors.giftCardCurrency', { currency, payIn }))
    await expect(field).toHaveValue('')
    await expect(page.locator('.cart-summary > .remark')).toContainText(giftCardEnding(code))
    // The card pays as soon as the shopper does what its error says.
    await page.getByRole('main').getByLabel(payIn).selectOption('SAR')
    const name = cart('giftCard', { ending: giftCardEnding(code) })
    await expect(page.locator('.cart-summary__rows > div').filter({ hasText: name })).toContainText(/5[.٫]00/)
    await expect(page.locator('.cart-summary > .remark')).toHaveCount(0)
  })
}

test('visitors cannot read gift cards in the lake', async () => {
  const visitor = lakeClient().withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch('*[_type in ["giftCard", "giftCardUses"]]._id')).toEqual([])
})
