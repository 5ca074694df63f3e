import { createTranslator } from 'next-intl'
import { openAccount, signIn } from '../support/accounts.ts'
import { arriveWith, BOOKMARK, storedCart, WALLPAPER } from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { english, type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'

/** The code of the seed content, and its name in each language. */
const CODE = 'WELCOME10'
const NAMES: Record<LocaleId, string> = { zh: '新客优惠', en: 'Welcome discount', ar: 'خصم الترحيب' }

const cartOf = (...ids: string[]) =>
  JSON.stringify({ version: 1, lines: ids.map((id) => ({ id, quantity: 1 })), currency: 'USD' })

for (const { id: locale } of LOCALES) {
  test(`a customer pays less with a code, finds it on order, mail and invoice, and cannot use it again, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
    content,
  }) => {
    test.slow()
    await content.keep(`product-${BOOKMARK}`, `inventory-product-${BOOKMARK}`)
    const { cart, orders, account } = TEXTS[locale]
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'orders' })
    const name = texts('nameWithDetail', { name: NAMES[locale], detail: CODE })
    const { email } = await openAccount()
    await signIn(page, locale, email)
    await arriveWith(page, cartOf(BOOKMARK))
    await open(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    const row = main.locator('.cart-summary__rows > div').filter({ hasText: NAMES[locale] })
    const payable = main.locator('.cart-summary__payable dd')
    await expect(payable).toContainText(/12[.٫]16/)
    const field = main.getByLabel(cart.code)
    await field.fill(` ${CODE.toLowerCase()}`)
    // A code that is typed is applied before the payment page opens, so that the shopper sees what it changes.
    await main.getByRole('button', { name: cart.checkout }).click()
    await expect(row).toContainText(CODE)
    await expect(row).toContainText(/1[.٫]22/)
    await expect(payable).toContainText(/10[.٫]94/)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await page.reload()
    await expect(payable).toContainText(/10[.٫]94/)

    await main.getByRole('button', { name: cart.checkout }).click()
    await page.waitForURL('**/c/pay/**')
    await expect(page.locator('.sums')).toContainText(name)
    await expect(page.locator('.sums .total')).toContainText(/10[.٫]94/)
    await fillAddress(page)
    await payByCard(page)

    await page.waitForURL(`**/${locale}/success?*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
    await expect(main.locator('.outcome__order')).toContainText(name)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    const [mail] = await mailsTo(email)
    expect((await readMail(mail?.id ?? '')).text).toContain(name)
    await expect.poll(() => storedCart(page)).toEqual({ version: 1, lines: [], currency: 'USD' })
    await open(page, `/${locale}/account/order-history`)
    await main.getByRole('link', { name: account.invoiceLink }).click()
    await expect(main.locator('.invoice__sums')).toContainText(name)
    await expect(main.locator('.invoice__total').first()).toContainText(/10[.٫]94/)

    await page.evaluate((text) => {
      localStorage.setItem('meridian.cart', text)
    }, cartOf(BOOKMARK))
    await open(page, `/${locale}/cart`)
    await field.fill(CODE)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(cart.codeErrors.alreadyUsed)
    await expect(payable).toContainText(/12[.٫]16/)
  })

  test(`a code that does not apply says why, ${locale} @full`, async ({ page, content }) => {
    await content.keep(`product-${BOOKMARK}`, `product-${WALLPAPER}`)
    const prefix = `T${Date.now().toString(36).toUpperCase()}`
    const code = (name: string) => `${prefix}${name}`
    content.removeLater('_type == "discount" && string::startsWith(code, $prefix)', { prefix })
    const transaction = lakeClient().transaction()
    for (const [name, fields] of Object.entries<object>({
      SOON: { from: '2099-01-01T00:00:00Z' },
      OVER: { until: '2020-01-01T00:00:00Z' },
      HIGH: { minimum: 5_000 },
      PART: { scope: 'categories', categories: [{ _type: 'reference', _ref: 'category-wallpapers' }] },
      BEST: { percent: 50 },
    }))
      transaction.create({
        _id: `discount.${code(name)}`,
        _type: 'discount',
        title: english('A test'),
        code: code(name),
        kind: 'percent',
        percent: 10,
        currency: 'USD',
        scope: 'all',
        ...fields,
      })
    await transaction.commit()
    const texts = createTranslator({ locale, messages: TEXTS[locale], namespace: 'cart' })
    await arriveWith(page, cartOf(BOOKMARK))
    await open(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    const field = main.getByLabel(texts('code'))
    const enter = async (typed: string) => {
      await field.fill(typed)
      await field.press('Enter')
    }
    for (const [typed, error] of [
      [code('NONE'), 'unknown'],
      ['10 %', 'unknown'],
      [code('SOON'), 'notYet'],
      [code('OVER'), 'expired'],
      [code('PART'), 'products'],
    ] as const) {
      await enter(typed)
      await expect(field).toHaveAccessibleDescription(texts(`codeErrors.${error}`))
    }
    await enter(code('HIGH'))
    await expect(field).toHaveAccessibleDescription(/50[.٫]00/)
    await expect(main.locator('.discount-codes__list')).toHaveCount(0)

    await enter(code('BEST'))
    await expect(main.locator('.discount-codes__list')).toContainText(code('BEST'))
    await enter(CODE)
    await expect(field).toHaveAccessibleDescription(texts('codeErrors.notCombinable'))
    await main.getByRole('button', { name: code('BEST') }).click()
    await expect(main.locator('.discount-codes__list')).toHaveCount(0)
    await enter(CODE)
    await expect(main.locator('.discount-codes__list')).toContainText(CODE)
  })
}

test('three wallpapers cost as much as two, with the cheapest free, in the panel too @full', async ({
  page,
  content,
}) => {
  await content.keep(`product-${WALLPAPER}`)
  const stored = { version: 1, lines: [{ id: WALLPAPER, quantity: 3 }], codes: ['WALLS'], currency: 'USD' }
  await arriveWith(page, JSON.stringify(stored))
  await open(page, '/en/cart')
  const rows = page.getByRole('main').locator('.cart-summary__rows > div')
  const amountOf = async (text: string) =>
    Number((await rows.filter({ hasText: text }).locator('dd').textContent())?.replace(/[^\d.]/g, ''))
  await expect(rows.filter({ hasText: 'Three wallpapers for two' })).toBeVisible()
  const [subtotal, off] = [await amountOf('Subtotal'), await amountOf('Three wallpapers')]
  expect(off * 3).toBeCloseTo(subtotal, 2)
  await page.getByRole('banner').locator('.cart-button').click()
  const panel = page.getByRole('dialog', { name: TEXTS.en.cart.panelTitle })
  await expect(panel.locator('.cart-panel__charges')).toContainText('Three wallpapers for two (WALLS)')
})

test('visitors cannot read discounts in the lake', async () => {
  const visitor = lakeClient().withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch('*[_type == "discount" || defined(code)]._id')).toEqual([])
})
