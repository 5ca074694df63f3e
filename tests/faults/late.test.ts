import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, leftOf, ordersOf } from './support/audit.ts'
import {
  newGood,
  newShopper,
  pay,
  placeOrder,
  reconcile,
  sendBack,
  tell,
  wishFor,
  type Good,
  type Shopper,
} from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

const eventsOf = async (shopper: Shopper) =>
  (await ordersOf(shop, [shopper])).map(({ state, history }) => [state, ...history.map(({ event }) => event)])

/** An order that was given up, its stock given back, before its money came. */
async function givenUp(left: number): Promise<{ shopper: Shopper; good: Good; orderId: string }> {
  const [shopper, good] = [await newShopper(shop), await newGood(shop, left)]
  const { body } = await placeOrder(shop, shopper, wishFor(good, 2))
  await shop.lake
    .transaction()
    .patch(body.orderId, (patch) => patch.set({ state: 'failed', holdsStock: false }))
    .patch(good.inventoryId, (patch) => patch.inc({ available: 2 }))
    .commit()
  await pay(body.url)
  return { shopper, good, orderId: body.orderId }
}

test('money that comes when the stock was given back takes the goods again, once, whoever tells it', async () => {
  const { shopper, good, orderId } = await givenUp(2)
  expect(await Promise.all([1, 2, 3, 4].map(() => tell(shop, orderId)))).toEqual([200, 200, 200, 200])
  expect(await eventsOf(shopper)).toEqual([['paid', 'placed', 'paymentOpened', 'paidLate']])
  expect(await leftOf(shop, good)).toBe(0)
  expect(await audit(shop, [shopper], [good])).toEqual([])
})

test('money that comes when the goods are sold to another is kept, mailed, and asks for a person', async () => {
  const { shopper, good, orderId } = await givenUp(3)
  const other = await newShopper(shop)
  const sold = await placeOrder(shop, other, wishFor(good, 2))
  expect(await tell(shop, orderId)).toBe(200)
  expect(await eventsOf(shopper)).toEqual([['paid', 'placed', 'paymentOpened', 'paidLate', 'short']])
  expect(await leftOf(shop, good)).toBe(1)
  expect(sold.status).toBe(200)
  expect(await audit(shop, [shopper, other], [good])).toEqual([])
})

test('a price that changes between cart and order is told, and one that changes while it is paid is not', async () => {
  const [shopper, good] = [await newShopper(shop), await newGood(shop, 5)]
  const product = good.inventoryId.replace('inventory-', '')
  const seen = { ...wishFor(good), expected: 1_180 }
  await shop.lake.patch(product).set({ price: 2_000 }).commit()
  expect(await placeOrder(shop, shopper, seen)).toMatchObject({
    status: 409,
    body: { error: 'price', payable: 2_360 },
  })
  expect(await leftOf(shop, good)).toBe(5)
  const placed = await placeOrder(shop, shopper, { ...wishFor(good), expected: 2_360 })
  await shop.lake.patch(product).set({ price: 9_000 }).commit()
  await pay(placed.body.url)
  expect(await tell(shop, placed.body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [shopper])
  const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
  expect([order?.state, session.amount_total]).toEqual(['paid', 2_360])
  expect(await audit(shop, [shopper], [good])).toEqual([])
})

test('what no card takes is said so, and its stock is back at once', async () => {
  const [shopper, good] = [await newShopper(shop), await newGood(shop, 5, { price: 199, currency: 'SAR' })]
  const product = good.inventoryId.replace('inventory-', '')
  await shop.lake.patch(product).set({ taxClass: 'zero' }).commit()
  const little = await placeOrder(shop, shopper, wishFor(good, 1, 'SAR'))
  expect([little.status, little.body['error']]).toEqual([409, 'currency'])
  expect(await leftOf(shop, good)).toBe(5)
  const enough = await placeOrder(shop, shopper, wishFor(good, 2, 'SAR'))
  expect(enough.status).toBe(200)
  expect(await audit(shop, [shopper], [good])).toEqual([])
})

test.each(['KWD', 'BHD', 'JPY', 'CNY', 'AED'])(
  'an odd price is paid in %s as it was shown',
  async (currency) => {
    const [shopper, good] = [await newShopper(shop), await newGood(shop, 5, { price: 12_347 })]
    const { status, body } = await placeOrder(shop, shopper, wishFor(good, 3, currency))
    expect(status).toBe(200)
    expect(await pay(body.url)).toBe(303)
    expect(await tell(shop, body.orderId)).toBe(200)
    expect(await audit(shop, [shopper], [good])).toEqual([])
  },
)

test('all of it is paid back once, however often that is asked and told', async () => {
  const [shopper, good] = [await newShopper(shop), await newGood(shop, 5)]
  const { body } = await placeOrder(shop, shopper, wishFor(good))
  await pay(body.url)
  expect(await tell(shop, body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [shopper])
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(
    order?.payment?.sessionId ?? '',
  )
  const refund = () =>
    shop.stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '' })
  const [first, second] = await Promise.allSettled([refund(), refund()])
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  await Promise.all([1, 2, 3].map(() => tell(shop, body.orderId)))
  expect(await eventsOf(shopper)).toEqual([['refunded', 'placed', 'paymentOpened', 'paid', 'refunded']])
  expect(await audit(shop, [shopper], [good])).toEqual([])
})

/** Has all of an order paid back, its goods into the stock, as a merchandiser asks for it in Studio; answers the refund's id. */
async function payBack(orderId: string, { number }: Good): Promise<string> {
  const key = randomUUID()
  const part = { _key: number, line: number, quantity: 2, amount: 2_360 }
  const at = new Date().toISOString()
  const refund = { _key: key, state: 'asked', amount: 2_360, lines: [part], restock: true, at }
  await shop.lake.patch(orderId).setIfMissing({ refunds: [] }).append('refunds', [refund]).commit()
  expect(await tell(shop, orderId)).toBe(200)
  const order = await shop.lake.getDocument<{ _id: string; refunds: { _key: string; refundId: string }[] }>(
    orderId,
  )
  return order?.refunds.find(({ _key }) => _key === key)?.refundId ?? ''
}

/** An order of two pieces out of some, paid and paid back, with its goods in the stock again. */
async function paidBack(left: number) {
  const [shopper, good] = [await newShopper(shop), await newGood(shop, left)]
  const { body } = await placeOrder(shop, shopper, wishFor(good, 2))
  await pay(body.url)
  const refundId = await payBack(body.orderId, good)
  expect(await leftOf(shop, good)).toBe(left)
  return { shopper, good, refundId, orderId: body.orderId }
}

test.each(['told', 'found by reconciliation'])(
  'goods of a refund that the bank sends back are taken again, once, when that is %s',
  async (way) => {
    const { shopper, good, refundId, orderId } = await paidBack(3)
    await sendBack(shop, refundId)
    if (way === 'told') await Promise.all([1, 2, 3].map(() => tell(shop, orderId)))
    expect(await reconcile(shop)).toBe(200)
    const [state, ...events] = (await eventsOf(shopper))[0] ?? []
    expect([state, ...events.slice(-3)]).toEqual(['paid', 'refunded', 'refundFailed', 'goodsTaken'])
    expect(await leftOf(shop, good)).toBe(1)
    expect(await audit(shop, [shopper], [good])).toEqual([])
  },
)

test('where those goods are sold meanwhile a person is asked, and paying back anew brings no goods twice', async () => {
  const { shopper, good, refundId, orderId } = await paidBack(3)
  expect((await placeOrder(shop, await newShopper(shop), wishFor(good, 2))).status).toBe(200)
  await sendBack(shop, refundId)
  expect(await tell(shop, orderId)).toBe(200)
  expect((await eventsOf(shopper))[0]?.slice(-2)).toEqual(['refundFailed', 'goodsSold'])
  expect(await leftOf(shop, good)).toBe(1)
  await payBack(orderId, good)
  expect((await eventsOf(shopper))[0]?.[0]).toBe('refunded')
  expect(await leftOf(shop, good)).toBe(1)
})
