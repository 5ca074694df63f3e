import { randomUUID } from 'node:crypto'
import { lakeTokens, siteUrl, studioUrl } from '../support/addresses.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import {
  buy,
  expectOrderState,
  newShopper,
  readOrder,
  sendOrderAction,
  stripeClient,
  switchPayments,
} from '../support/shopper.ts'
import { createTestProduct, type TestProduct } from '../support/test-product.ts'

const until = { timeout: 90_000 }
const products: TestProduct[] = []

/** Buys three units of a product with ten in stock. */
async function buyThree(): Promise<{ id: string; email: string; product: TestProduct }> {
  const product = await createTestProduct(10)
  products.push(product)
  const shopper = await newShopper()
  const id = await buy(shopper, { items: [{ productId: product.number, quantity: 3 }] })
  await expectOrderState(id, 'paid')
  return { id, email: shopper.email, product }
}

const refund = (number: string, quantity: number, fields: object = {}) => ({
  action: 'refund',
  request: { kind: 'lines', lines: [{ line: number, quantity }] },
  restock: true,
  key: randomUUID(),
  ...fields,
})

async function paidBack(id: string): Promise<number> {
  const { payment } = await readOrder(id)
  const { data } = await stripeClient().refunds.list({
    payment_intent: payment?.paymentIntentId ?? '',
    limit: 100,
  })
  return data.reduce((sum, { amount }) => sum + amount, 0)
}

// Each test buys through checkout.
test.describe.configure({ timeout: 180_000 })
test.afterAll(() => Promise.all(products.map((product) => product.remove())))

test('only editors with rights on orders can work on them, and only from Studio (ASVS 8.2.1, 3.5.3)', async () => {
  const { id, product } = await buyThree()
  const request = refund(product.number, 1)
  const { viewer, marketer } = lakeTokens()
  expect((await sendOrderAction(id, request, { token: viewer })).status).toBe(403)
  expect((await sendOrderAction(id, request, { token: marketer })).status).toBe(403)
  expect((await sendOrderAction(id, request, { token: 'forged-token-of-nobody-in-particular' })).status).toBe(
    401,
  )
  expect((await sendOrderAction(id, request, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await sendOrderAction(`order.${'0'.repeat(32)}`, request)).status).toBe(404)
  const bare = await fetch(`${siteUrl}/api/studio/orders/${id}`, {
    method: 'POST',
    headers: { origin: studioUrl },
  })
  expect(bare.status).toBe(401)
  const foreign = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
  const preflight = await fetch(`${siteUrl}/api/studio/orders/${id}`, foreign)
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, studioUrl])
  expect(await paidBack(id)).toBe(0)
  expect((await readOrder(id)).refunds).toBeUndefined()
})

test('a line is refunded and restocked once for repeated and simultaneous requests', async () => {
  const { id, email, product } = await buyThree()
  await switchPayments({ webhooks: { duplicate: 3, reorder: true } })
  const request = refund(product.number, 1)
  const answers = await Promise.all([1, 2, 3].map(() => sendOrderAction(id, request)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await paidBack(id)).toBe(1_000)
  expect(await product.left()).toBe(8)
  const order = await readOrder(id)
  expect(order).toMatchObject({
    state: 'paid',
    refunds: [{ amount: 1_000, state: 'made', by: { id: 'merchandiser' } }],
  })
  const told = order.history.map(({ event }) => event).filter((event) => /refund/i.test(event))
  expect(told).toEqual(['refundAsked', 'partlyRefunded'])
  // One email confirms the order, one the refund.
  await expect.poll(async () => (await mailsTo(email)).length, until).toBe(2)
})

test('an amount with a reason is refunded once, never more than is left, and the email and credit note say why', async () => {
  const { id, email } = await buyThree()
  const amount = (minor: number, key = randomUUID()) =>
    sendOrderAction(id, {
      action: 'refund',
      request: { kind: 'amount', amount: minor, cause: 'late' },
      restock: true,
      key,
    })
  const key = randomUUID()
  await switchPayments({ webhooks: { duplicate: 3, reorder: true } })
  const repeated = await Promise.all([amount(2_000, key), amount(2_000, key), amount(2_000, key)])
  expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await paidBack(id)).toBe(2_000)
  const statuses = (await Promise.all([amount(600), amount(600)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect((await amount(401)).body['error']).toBe('tooMuch')
  expect((await amount(0)).status).toBe(422)
  expect(await paidBack(id)).toBe(2_600)
  expect((await readOrder(id)).refunds).toMatchObject([
    { amount: 2_000, cause: 'late', state: 'made', restock: false, creditNote: { serviceCharge: 0 } },
    { amount: 600 },
  ])
  const told = async () => (await mailsTo(email)).filter(({ subject }) => /^Refund/.test(subject))
  await expect.poll(async () => (await told()).length, until).toBe(2)
  expect((await readMail((await told())[0]?.id ?? '')).text).toMatch(/Reason.*Late delivery/)
  expect((await amount(400)).status).toBe(200)
  expect((await readOrder(id)).state).toBe('refunded')
})

test('two simultaneous full refunds return the paid amount once', async () => {
  const { id, product } = await buyThree()
  await sendOrderAction(id, refund(product.number, 2, { restock: false }))
  const all = () =>
    sendOrderAction(id, { action: 'refund', request: { kind: 'all' }, restock: true, key: randomUUID() })
  const statuses = (await Promise.all([all(), all()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect(await paidBack(id)).toBe(3_000)
  expect((await readOrder(id)).state).toBe('refunded')
  // Two units were sold, one was returned.
  expect(await product.left()).toBe(8)
  expect((await sendOrderAction(id, refund(product.number, 1))).status).toBe(409)
  expect((await sendOrderAction(id, { action: 'fulfil' })).status).toBe(409)
})

test('a refund in Stripe’s dashboard is recorded like any other', async () => {
  const { id, product } = await buyThree()
  const { payment } = await readOrder(id)
  await stripeClient().refunds.create({ payment_intent: payment?.paymentIntentId ?? '', amount: 1_500 })
  await expect.poll(async () => (await readOrder(id)).refunds?.length, until).toBe(1)
  expect((await sendOrderAction(id, refund(product.number, 3))).body['error']).toBe('tooMuch')
  await stripeClient().refunds.create({ payment_intent: payment?.paymentIntentId ?? '' })
  await expect.poll(async () => (await readOrder(id)).state, until).toBe('refunded')
  expect((await readOrder(id)).refunds?.map(({ amount }) => amount)).toEqual([1_500, 1_500])
  expect(await product.left()).toBe(7)
})

test('a refund that Stripe cannot make now is made later, once', async () => {
  const { id, product } = await buyThree()
  const faults = [{ method: 'POST', path: '/v1/refunds', status: 500, when: 'after', times: 6 }]
  await switchPayments({ webhooks: { drop: true }, faults })
  const request = refund(product.number, 2)
  expect((await sendOrderAction(id, request)).status).toBe(200)
  await switchPayments({ webhooks: { drop: true } })
  expect((await sendOrderAction(id, request)).status).toBe(200)
  expect(await paidBack(id)).toBe(2_000)
  expect(await readOrder(id)).toMatchObject({ refunds: [{ amount: 2_000, state: 'made' }] })
  expect(await product.left()).toBe(9)
})

test('a shipped order is announced once, its tracking can be corrected, and emails can be resent', async () => {
  const { id, email } = await buyThree()
  const shipment = { action: 'fulfil', carrier: 'DHL', tracking: 'JD0146' }
  expect(
    (await Promise.all([sendOrderAction(id, shipment), sendOrderAction(id, shipment)])).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200])
  expect((await sendOrderAction(id, { ...shipment, tracking: 'JD0147' })).status).toBe(200)
  const order = await readOrder(id)
  expect(order).toMatchObject({ state: 'fulfilled', fulfilment: { carrier: 'DHL', tracking: 'JD0147' } })
  expect(order.history.slice(-2)).toMatchObject([
    { event: 'fulfilled', by: { name: 'Omar Haddad' } },
    { event: 'parcelChanged' },
  ])
  const sent = async () => (await mailsTo(email)).filter(({ subject }) => /on its way/.test(subject)).length
  await expect.poll(sent, until).toBe(1)
  const again = { action: 'mail', kind: 'fulfilled', key: randomUUID() }
  await Promise.all([sendOrderAction(id, again), sendOrderAction(id, again)])
  await expect.poll(sent, until).toBe(2)
  expect((await sendOrderAction(id, { action: 'mail', kind: 'refunded', key: randomUUID() })).status).toBe(
    409,
  )
})
