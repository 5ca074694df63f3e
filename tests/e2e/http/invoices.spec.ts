import { expect, test as base } from '@playwright/test'
import Stripe from 'stripe'
import arabic from '../../../web/i18n/messages/ar.json' with { type: 'json' }
import english from '../../../web/i18n/messages/en.json' with { type: 'json' }
import { newAddress, openAccount, PASSWORD } from '../support/accounts.ts'
import { paymentsUrl, siteUrl } from '../support/addresses.ts'
import { refundPart } from '../support/credit-note.ts'
import { lakeClient } from '../support/lake.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { payingAlone } from '../support/paying.ts'
import { pay, paymentKeys, placeOrder, switchPayments } from '../support/shopper.ts'
import { destination, visit } from '../support/visitor.ts'

const test = base.extend<{ payingAlone: void }>({ payingAlone })

const lake = lakeClient()
const { hostname, port } = new URL(paymentsUrl)
const stripe = () => new Stripe(paymentKeys().secretKey, { host: hostname, port, protocol: 'http' })
const until = { timeout: 60_000 }
const items = [{ productId: '10203', quantity: 2 }]

/** The document that is kept of whoever placed an order. */
async function keptOf(orderId: string) {
  const order = await lake.getDocument<{ _id: string; _rev: string; customer: { uid: string } }>(orderId)
  const id = `customer.${order?.customer.uid ?? ''}`
  return {
    id,
    document: await lake.getDocument<{ _id: string; _rev: string; paymentCustomerId: string }>(id),
  }
}

test('an invoice names seller, buyer, goods and tax, to its buyer alone, once it is paid (ASVS 8.2.2)', async () => {
  const email = newAddress()
  const { cookie, token } = await openAccount(email)
  const { body } = await placeOrder({ email, idToken: token }, { items, currency: 'SAR', locale: 'ar' })
  const path = `/ar/account/order-history/invoice?order=${body.orderId}`
  const ask = (headers: Record<string, string>) => visit(path, { headers })
  // The head of a page is sent before it is known who asks, with its status: what counts is that nothing of the invoice follows.
  const isShown = async (headers: Record<string, string>) => (await ask(headers)).body.includes('10203')
  expect(await isShown({ cookie }), 'not paid yet').toBe(false)
  await pay(body.url)
  await expect.poll(() => isShown({ cookie }), until).toBe(true)

  const { body: html, headers } = await ask({ cookie })
  expect(headers.get('cache-control')).toContain('no-store')
  for (const text of ['GB 999 9999 73', email, '10203', 'dir="rtl"'])
    expect(html.includes(text), text).toBe(true)

  const other = await openAccount(newAddress())
  expect(await isShown({ cookie: other.cookie }), 'another’s').toBe(false)
  expect((await ask({ cookie: other.cookie })).body).not.toContain(email)
  const turnedAway = destination(await ask({})) ?? ''
  expect(new URL(turnedAway, siteUrl).searchParams.get('returnUrl'), 'and comes back').toBe(path)
})

test('money that goes back has a credit note with a number of its own, for its buyer alone, and the mail leads there (ASVS 8.2.2)', async () => {
  const email = newAddress()
  const { cookie, token } = await openAccount(email)
  const { body } = await placeOrder({ email, idToken: token }, { items, currency: 'SAR', locale: 'ar' })
  await pay(body.url)
  const note = await refundPart(body.orderId, 100)
  const { number } = note
  const path = `/ar${note.path}`

  const { body: html, headers } = await visit(path, { headers: { cookie } })
  expect(headers.get('cache-control')).toContain('no-store')
  for (const text of [number, 'MI-', 'GB 999 9999 73', 'dir="rtl"', arabic.invoice.priceReduced])
    expect(html.includes(text), text).toBe(true)
  const other = await openAccount(newAddress())
  for (const stranger of [other.cookie, ''])
    expect((await visit(path, { headers: { cookie: stranger } })).body).not.toContain(number)
  const page = (await visit(`/ar/success?order=${body.orderId}`, { headers: { cookie } })).body
  expect(page).toContain(number)
  const told = async () => (await mailsTo(email)).find(({ subject }) => subject.includes('رُدّ مبلغ'))
  await expect.poll(told, until).toBeTruthy()
  expect((await readMail((await told())?.id ?? '')).text).toContain(path)
})

test('mails about orders speak the language that was chosen for mails, else that of the order', async () => {
  const email = newAddress()
  const { token } = await openAccount(email)
  const shopper = { email, idToken: token }
  const subjects = async () => (await mailsTo(email)).filter(({ subject }) => /M-[0-9A-F]{4}/.test(subject))
  const first = await placeOrder(shopper, { items, locale: 'zh' })
  await pay(first.body.url)
  await expect
    .poll(async () => (await subjects()).map(({ subject }) => subject), until)
    .toEqual([expect.stringContaining('您在子午科技的订单')])
  const { id } = await keptOf(first.body.orderId)
  await lake.patch(id).set({ locale: 'ar' }).commit()
  const second = await placeOrder(shopper, { items, locale: 'zh' })
  await pay(second.body.url)
  await expect.poll(async () => (await subjects()).length, until).toBe(2)
  const [newest] = await subjects()
  expect(newest?.subject).toContain('طلبك')
  const { text, html } = await readMail(newest?.id ?? '')
  expect(text).toContain(`/ar/account/order-history/invoice?order=${second.body.orderId}`)
  expect(html).toContain('dir="rtl"')
})

test('while the payment service is down, payment details say so and still take whom invoices are made out to', async () => {
  const email = newAddress()
  const { cookie, token } = await openAccount(email)
  await placeOrder({ email, idToken: token }, { items })
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

test('who deletes their account is forgotten here and at the payment service; the order stays, as the law asks', async ({
  page,
}) => {
  const email = newAddress()
  const { cookie, token } = await openAccount(email)
  const { body } = await placeOrder({ email, idToken: token }, { items })
  await pay(body.url)
  const { id, document } = await keptOf(body.orderId)
  const payer = document?.paymentCustomerId ?? ''
  expect(await stripe().customers.retrieve(payer)).toMatchObject({ email })

  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: siteUrl }])
  await page.goto('/en/account/delete-profile')
  await page.getByRole('main').locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: english.account.deleteButton }).click()
  await page.waitForURL('**/auth/sign-in**')
  expect(await lake.getDocument(id)).toBeUndefined()
  expect(await stripe().customers.retrieve(payer)).toMatchObject({ deleted: true })
  expect(await lake.getDocument(body.orderId)).toBeDefined()
})
