import { expect, test as base } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { lakeTokens, paymentsUrl, siteUrl, studioUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { mailsTo } from '../support/mailbox.ts'
import { offerGood, type CountedGood } from '../support/order-product.ts'
import { payingAlone } from '../support/paying.ts'
import { newShopper, pay, paymentKeys, placeOrder, switchPayments } from '../support/shopper.ts'

interface StoredOrder {
  _id: string
  state: string
  lines: { _key: string }[]
  payment: { paymentIntentId: string }
  refunds?: { _key: string; state: string; amount: number; by?: { id: string } }[]
  history: { event: string; by?: { name: string } }[]
}

const test = base.extend<{ payingAlone: void }>({ payingAlone })

const lake = lakeClient()
const until = { timeout: 90_000 }
const goods: CountedGood[] = []

async function readOrder(id: string): Promise<StoredOrder> {
  const order = await lake.getDocument<StoredOrder>(id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** Four pieces of a good with ten, bought and paid. */
async function buy(): Promise<{ id: string; email: string; good: CountedGood }> {
  const good = await offerGood(10)
  goods.push(good)
  const shopper = await newShopper()
  const placed = await placeOrder(shopper, { items: [{ productId: good.number, quantity: 4 }] })
  await pay(placed.body.url)
  const id = placed.body.orderId
  await expect.poll(async () => (await readOrder(id)).state, until).toBe('paid')
  return { id, email: shopper.email, good }
}

/** Asks the site, as Studio does for somebody. */
async function work(
  id: string,
  body: object,
  token = lakeTokens()['merchandiser'] ?? '',
  origin = studioUrl,
) {
  const response = await fetch(`${siteUrl}/api/studio/orders/${id}`, {
    method: 'POST',
    headers: { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const refund = (number: string, quantity: number, fields: object = {}) => ({
  action: 'refund',
  wish: { kind: 'lines', lines: [{ line: number, quantity }] },
  restock: true,
  key: randomUUID(),
  ...fields,
})

const stripe = () => {
  const { hostname: host, port } = new URL(paymentsUrl)
  return new Stripe(paymentKeys().secretKey, { host, port, protocol: 'http' })
}

async function paidBack(id: string): Promise<number> {
  const { payment } = await readOrder(id)
  const { data } = await stripe().refunds.list({ payment_intent: payment.paymentIntentId, limit: 100 })
  return data.reduce((sum, { amount }) => sum + amount, 0)
}

// Each buys by the whole path.
test.describe.configure({ timeout: 180_000 })
test.afterAll(() => Promise.all(goods.map((good) => good.remove())))

test('only who may change orders works on them, and only from Studio (ASVS 8.2.1, 3.5.3)', async () => {
  const { id, good } = await buy()
  const wish = refund(good.number, 1)
  const { viewer, marketer, merchandiser } = lakeTokens()
  expect((await work(id, wish, viewer)).status).toBe(403)
  expect((await work(id, wish, marketer)).status).toBe(403)
  expect((await work(id, wish, 'forged-token-of-nobody-in-particular')).status).toBe(401)
  expect((await work(id, wish, merchandiser, 'https://evil.example')).status).toBe(403)
  expect((await work(`order.${'0'.repeat(32)}`, wish)).status).toBe(404)
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

test('a line goes back once, with its stock, however often it is asked for at once and told again', async () => {
  const { id, email, good } = await buy()
  await switchPayments({ webhooks: { duplicate: 3, reorder: true } })
  const wish = refund(good.number, 1)
  const answers = await Promise.all([1, 2, 3].map(() => work(id, wish)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await paidBack(id)).toBe(1_000)
  expect(await good.left()).toBe(7)
  const order = await readOrder(id)
  expect(order).toMatchObject({
    state: 'paid',
    refunds: [{ amount: 1_000, state: 'made', by: { id: 'merchandiser' } }],
  })
  const told = order.history.map(({ event }) => event).filter((event) => /refund/i.test(event))
  expect(told).toEqual(['refundAsked', 'partlyRefunded'])
  // The confirmation, and that money goes back: one each.
  await expect.poll(async () => (await mailsTo(email)).length, until).toBe(2)
})

test('never more than was paid: two people who pay the rest back at once do it once', async () => {
  const { id, good } = await buy()
  await work(id, refund(good.number, 3, { restock: false }))
  const all = () => work(id, { action: 'refund', wish: { kind: 'all' }, restock: true, key: randomUUID() })
  const statuses = (await Promise.all([all(), all()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect(await paidBack(id)).toBe(4_000)
  expect((await readOrder(id)).state).toBe('refunded')
  // Three pieces stayed away, one came back.
  expect(await good.left()).toBe(7)
  expect((await work(id, refund(good.number, 1))).status).toBe(409)
  expect((await work(id, { action: 'fulfil' })).status).toBe(409)
})

test('what is paid back at the payment service itself is recorded like any other', async () => {
  const { id, good } = await buy()
  const { payment } = await readOrder(id)
  await stripe().refunds.create({ payment_intent: payment.paymentIntentId, amount: 1_500 })
  await expect.poll(async () => (await readOrder(id)).refunds?.length, until).toBe(1)
  expect((await work(id, refund(good.number, 3))).body['error']).toBe('tooMuch')
  await stripe().refunds.create({ payment_intent: payment.paymentIntentId })
  await expect.poll(async () => (await readOrder(id)).state, until).toBe('refunded')
  expect((await readOrder(id)).refunds?.map(({ amount }) => amount)).toEqual([1_500, 2_500])
  expect(await good.left()).toBe(6)
})

test('a refund that the payment service cannot make now is made later, and once', async () => {
  const { id, good } = await buy()
  const faults = [{ method: 'POST', path: '/v1/refunds', status: 500, when: 'after', times: 6 }]
  await switchPayments({ webhooks: { drop: true }, faults })
  const wish = refund(good.number, 2)
  expect((await work(id, wish)).status).toBe(200)
  await switchPayments({ webhooks: { drop: true } })
  expect((await work(id, wish)).status).toBe(200)
  expect(await paidBack(id)).toBe(2_000)
  expect(await readOrder(id)).toMatchObject({ refunds: [{ amount: 2_000, state: 'made' }] })
  expect(await good.left()).toBe(8)
})

test('sent goods are told of once, their parcel can be mended, and any mail sent again', async () => {
  const { id, email } = await buy()
  const parcel = { action: 'fulfil', carrier: 'DHL', tracking: 'JD0146' }
  expect((await Promise.all([work(id, parcel), work(id, parcel)])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  expect((await work(id, { ...parcel, tracking: 'JD0147' })).status).toBe(200)
  const order = await readOrder(id)
  expect(order).toMatchObject({ state: 'fulfilled', fulfilment: { carrier: 'DHL', tracking: 'JD0147' } })
  expect(order.history.slice(-2)).toMatchObject([
    { event: 'fulfilled', by: { name: 'Omar Haddad' } },
    { event: 'parcelChanged' },
  ])
  const sent = async () => (await mailsTo(email)).filter(({ subject }) => /on its way/.test(subject)).length
  await expect.poll(sent, until).toBe(1)
  const again = { action: 'mail', kind: 'fulfilled', key: randomUUID() }
  await Promise.all([work(id, again), work(id, again)])
  await expect.poll(sent, until).toBe(2)
  expect((await work(id, { action: 'mail', kind: 'refunded', key: randomUUID() })).status).toBe(409)
})
