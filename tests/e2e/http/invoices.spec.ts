import type { Customer } from '#schemas/shared/documents.generated.ts'
import arabic from '../../../schemas/shared/messages/ar.json' with { type: 'json' }
import english from '../../../schemas/shared/messages/en.json' with { type: 'json' }
import { pay } from '../../shop-api.ts'
import { addCookies, openAccount, PASSWORD } from '../support/accounts.ts'
import { siteUrl } from '../support/addresses.ts'
import { refundPart } from '../support/credit-note.ts'
import { lakeClient } from '../support/lake.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import { buy, placeOrder, readOrder, stripeClient, switchPayments } from '../support/shopper.ts'
import { createTestProduct } from '../support/test-product.ts'
import { destination, visit } from '../support/visitor.ts'

const lake = lakeClient()
const until = { timeout: 60_000 }
const items = [{ productId: '10203', quantity: 2 }]

/** Returns the stored customer of an order. */
async function readCustomerOf(orderId: string) {
  const order = await readOrder(orderId)
  const id = `customer.${order.customer.uid}`
  return { id, document: await lake.getDocument<Customer>(id) }
}

test('an invoice shows seller, buyer, products and tax to its buyer only, once it is paid (ASVS 8.2.2)', async () => {
  const { email, cookie, token } = await openAccount()
  const { body } = await placeOrder({ token }, { items, currency: 'SAR', locale: 'ar' })
  const path = `/ar/account/order-history/invoice?order=${body.orderId}`
  const ask = (headers: Record<string, string>) => visit(path, { headers })
  const isShown = async (headers: Record<string, string>) => (await ask(headers)).body.includes('10203')
  expect(await isShown({ cookie }), 'not paid yet').toBe(false)
  await pay(body.url)
  await expect.poll(() => isShown({ cookie }), until).toBe(true)

  const { body: html, headers } = await ask({ cookie })
  expect(headers.get('cache-control')).toContain('no-store')
  for (const text of ['GB 999 9999 73', email, '10203', 'dir="rtl"'])
    expect(html.includes(text), text).toBe(true)

  const other = await openAccount()
  expect(await isShown({ cookie: other.cookie }), 'another’s').toBe(false)
  const missing = await ask({ cookie: other.cookie })
  expect([missing.status, missing.body.includes(arabic.errors.notFoundTitle)]).toEqual([404, true])
  expect(missing.headers.get('cache-control'), 'no cache keeps it for the buyer').toBe('no-store')
  expect((await ask({ cookie: other.cookie })).body).not.toContain(email)
  const turnedAway = destination(await ask({})) ?? ''
  expect(new URL(turnedAway, siteUrl).searchParams.get('returnUrl'), 'and comes back').toBe(path)
})

test('a refund has a numbered credit note for its buyer only, linked in the email (ASVS 8.2.2)', async () => {
  const { email, cookie, token } = await openAccount()
  const orderId = await buy({ token }, { items, currency: 'SAR', locale: 'ar' })
  const note = await refundPart(orderId, 100)
  const { number } = note
  const path = `/ar${note.path}`

  const { body: html, headers } = await visit(path, { headers: { cookie } })
  expect(headers.get('cache-control')).toContain('no-store')
  for (const text of [number, 'MI-', 'GB 999 9999 73', 'dir="rtl"', arabic.invoice.priceReduced])
    expect(html.includes(text), text).toBe(true)
  const other = await openAccount()
  for (const stranger of [other.cookie, ''])
    expect((await visit(path, { headers: { cookie: stranger } })).body).not.toContain(number)
  const page = (await visit(`/ar/success?order=${orderId}`, { headers: { cookie } })).body
  expect(page).toContain(number)
  const told = async () => (await mailsTo(email)).find(({ subject }) => subject.includes('استرداد مبلغ'))
  await expect.poll(told, until).toBeTruthy()
  expect((await readMail((await told())?.id ?? '')).text).toContain(path)
})

/** Returns the title of a product in each language. */
async function titlesOf(number: string): Promise<{ zh: string; en: string; ar: string }> {
  const titles = await lake.fetch<{ language: string; value: string }[]>(
    `*[_type == "product" && slug.current == $number][0].title`,
    { number },
  )
  const title = (id: string) => titles.find(({ language }) => language === id)?.value ?? `no ${id} title`
  return { zh: title('zh'), en: title('en'), ar: title('ar') }
}

test('an order shows products in the reader’s language, its invoice in the language of the order', async () => {
  const { cookie, token } = await openAccount()
  const orderId = await buy({ token }, { items, locale: 'ar' })
  const titles = await titlesOf('10203')
  const shown = async (path: string) => {
    const { body: html } = await visit(path, { headers: { cookie } })
    return [html.includes(titles.en), html.includes(titles.ar)]
  }
  const invoice = `/en/account/order-history/invoice?order=${orderId}`
  await expect.poll(() => shown(invoice), until).toEqual([false, true])
  expect(await shown(`/en/success?order=${orderId}`)).toEqual([true, false])
  expect(await shown('/en/account/order-history')).toEqual([true, false])
})

test('an invoice mentions converted prices only if there are any @full', async () => {
  const { cookie, token } = await openAccount()
  const product = await createTestProduct(5)
  try {
    for (const [currency, isConverted] of [
      ['USD', false],
      ['SAR', true],
    ] as const) {
      const order = { items: [{ productId: product.number, quantity: 1 }], currency }
      const orderId = await buy({ token }, order)
      const path = `/en/account/order-history/invoice?order=${orderId}`
      const page = async () => (await visit(path, { headers: { cookie } })).body
      await expect.poll(page, until).toContain(`(${currency})`)
      expect((await page()).includes('Converted at the exchange rates'), currency).toBe(isConverted)
    }
  } finally {
    await product.remove()
  }
})

test('emails about orders use the chosen language for emails, else that of the order', async () => {
  const shopper = await openAccount()
  const { email } = shopper
  const subjects = async () => (await mailsTo(email)).filter(({ subject }) => /M-[0-9A-F]{4}/.test(subject))
  const first = await placeOrder(shopper, { items, locale: 'zh' })
  await pay(first.body.url)
  await expect
    .poll(async () => (await subjects()).map(({ subject }) => subject), until)
    .toEqual([expect.stringContaining('您在子午科技的订单')])
  const { id } = await readCustomerOf(first.body.orderId)
  await lake.patch(id).set({ locale: 'ar' }).commit()
  const second = await placeOrder(shopper, { items, locale: 'zh' })
  await pay(second.body.url)
  await expect.poll(async () => (await subjects()).length, until).toBe(2)
  const [newest] = await subjects()
  expect(newest?.subject).toContain('طلبك')
  const { text, html } = await readMail(newest?.id ?? '')
  expect(text).toContain(`/ar/account/order-history/invoice?order=${second.body.orderId}`)
  const titles = await titlesOf('10203')
  expect([text.includes(titles.ar), text.includes(titles.zh)], 'products too').toEqual([true, false])
  expect(html).toContain('dir="rtl"')
})

test('while Stripe is down, payment details say so and still accept billing details', async () => {
  const { cookie, token } = await openAccount()
  await placeOrder({ token }, { items })
  const page = async () => (await visit('/en/account/payment-details', { headers: { cookie } })).body
  expect(await page()).toContain(english.account.noCards)
  for (const fault of [{ status: 500 }, { status: 0 }]) {
    await switchPayments({ faults: [{ path: '/v1/customers', times: 1_000, ...fault }] })
    const html = await page()
    expect(html).toContain(english.account.cardsUnknown)
    expect(html, 'no button to a page that does not open').not.toContain(english.account.managePaymentsNote)
    expect(html).toContain('name="company"')
  }
})

test('deleting an account deletes it at the payment service too; the order stays, as the law requires', async ({
  page,
}) => {
  const { email, cookie, token } = await openAccount()
  const orderId = await buy({ token }, { items })
  const { id, document } = await readCustomerOf(orderId)
  const payer = document?.paymentCustomerId ?? ''
  expect(await stripeClient().customers.retrieve(payer)).toMatchObject({ email })

  await addCookies(page.context(), cookie)
  await page.goto('/en/account/delete-profile')
  await page.getByRole('main').locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: english.account.deleteButton }).click()
  await page.waitForURL('**/pages-logout**')
  expect(await lake.getDocument(id)).toBeUndefined()
  expect(await stripeClient().customers.retrieve(payer)).toMatchObject({ deleted: true })
  expect(await lake.getDocument(orderId)).toBeDefined()
})
