import { afterAll, expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { pay, type Shopper } from '../shop-api.ts'
import { audit, ordersOf, readStock } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  createReturnRequest,
  failRefund,
  newShopper,
  placeOrder,
  type Product,
  reconcile,
  sendPaymentEvent,
  storeRefund,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const eventsOf = async (shopper: Shopper) =>
  (await ordersOf(shop, [shopper])).map(({ state, history }) => [state, ...history.map(({ event }) => event)])

/** Creates an expired order, whose stock was released before its payment arrived. */
async function givenUp(left: number): Promise<{ shopper: Shopper; product: Product; orderId: string }> {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, left)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
  await shop.lake
    .transaction()
    .patch(body.orderId, (patch) => patch.set({ state: 'failed', holdsStock: false }))
    .patch(product.inventoryId, (patch) => patch.inc({ available: 2 }))
    .commit()
  await pay(body.url)
  return { shopper, product, orderId: body.orderId }
}

test('a late payment reserves the stock again, once, whatever reports it', async () => {
  const { shopper, product, orderId } = await givenUp(2)
  expect(await Promise.all([1, 2, 3, 4].map(() => sendPaymentEvent(shop, orderId)))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await eventsOf(shopper)).toEqual([['paid', 'placed', 'paymentOpened', 'paidLate']])
  expect(await readStock(shop, product)).toBe(0)
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

test('a late payment without stock is stored, emailed, and needs a manual decision', async () => {
  const { shopper, product, orderId } = await givenUp(3)
  const other = await newShopper(shop)
  const sold = await placeOrder(shop, other, createOrderRequest(product, 2))
  expect(await sendPaymentEvent(shop, orderId)).toBe(200)
  expect(await eventsOf(shopper)).toEqual([['paid', 'placed', 'paymentOpened', 'paidLate', 'short']])
  expect(await readStock(shop, product)).toBe(1)
  expect(sold.status).toBe(200)
  expect(await audit(shop, [shopper, other], [product])).toEqual([])
})

test('a price change before the order is reported, one during the payment is not', async () => {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 5)]
  const productId = product.inventoryId.replace('inventory-', '')
  const seen = { ...createOrderRequest(product), expected: 1_180 }
  await shop.lake.patch(productId).set({ price: 2_000 }).commit()
  expect(await placeOrder(shop, shopper, seen)).toMatchObject({
    status: 409,
    body: { error: 'price', payable: 2_360 },
  })
  expect(await readStock(shop, product)).toBe(5)
  const placed = await placeOrder(shop, shopper, { ...createOrderRequest(product), expected: 2_360 })
  await shop.lake.patch(productId).set({ price: 9_000 }).commit()
  await pay(placed.body.url)
  expect(await sendPaymentEvent(shop, placed.body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [shopper])
  const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
  expect([order?.state, session.amount_total]).toEqual(['paid', 2_360])
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

test('an amount that no card accepts is reported, and its stock is released', async () => {
  const [shopper, product] = [
    await newShopper(shop),
    await createProduct(shop, 5, { price: 199, currency: 'SAR' }),
  ]
  const productId = product.inventoryId.replace('inventory-', '')
  await shop.lake.patch(productId).set({ taxClass: 'zero' }).commit()
  const little = await placeOrder(shop, shopper, createOrderRequest(product, 1, 'SAR'))
  expect([little.status, little.body['error']]).toEqual([409, 'amount'])
  expect(await readStock(shop, product)).toBe(5)
  const enough = await placeOrder(shop, shopper, createOrderRequest(product, 2, 'SAR'))
  expect(enough.status).toBe(200)
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

test.each(['KWD', 'BHD', 'JPY', 'CNY', 'AED'])('an odd price is charged in %s as shown', async (currency) => {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 5, { price: 12_347 })]
  const { status, body } = await placeOrder(shop, shopper, createOrderRequest(product, 3, currency))
  expect(status).toBe(200)
  expect(await pay(body.url)).toBe(303)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

test('a full refund is made once for repeated requests and notifications', async () => {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 5)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product))
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [shopper])
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(
    order?.payment?.sessionId ?? '',
  )
  const refund = () =>
    shop.stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '' })
  const [first, second] = await Promise.allSettled([refund(), refund()])
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  await Promise.all([1, 2, 3].map(() => sendPaymentEvent(shop, body.orderId)))
  expect(await eventsOf(shopper)).toEqual([['refunded', 'placed', 'paymentOpened', 'paid', 'refunded']])
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

/** Refunds and restocks a whole order, as a merchandiser does in Studio; returns the refund's id. */
async function payBack(orderId: string, { number }: Product): Promise<string> {
  const refund = createReturnRequest(number, 2, 2_360)
  await storeRefund(shop, orderId, refund)
  expect(await sendPaymentEvent(shop, orderId)).toBe(200)
  const order = await shop.lake.getDocument<Order>(orderId)
  return order?.refunds?.find(({ _key }) => _key === refund._key)?.refundId ?? ''
}

/** Creates an order of two units that was paid, refunded and restocked. */
async function paidBack(left: number) {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, left)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
  await pay(body.url)
  const refundId = await payBack(body.orderId, product)
  expect(await readStock(shop, product)).toBe(left)
  return { shopper, product, refundId, orderId: body.orderId }
}

test.each(['notified', 'found by reconciliation'])(
  'a failed refund reserves its units again, once, when it is %s',
  async (way) => {
    const { shopper, product, refundId, orderId } = await paidBack(3)
    await failRefund(shop, refundId)
    if (way === 'notified') await Promise.all([1, 2, 3].map(() => sendPaymentEvent(shop, orderId)))
    expect(await reconcile(shop)).toBe(200)
    const [state, ...events] = (await eventsOf(shopper))[0] ?? []
    expect([state, ...events.slice(-3)]).toEqual(['paid', 'refunded', 'refundFailed', 'goodsTaken'])
    expect(await readStock(shop, product)).toBe(1)
    expect(await audit(shop, [shopper], [product])).toEqual([])
  },
)

test('a failed refund of resold units needs a manual decision, and a repeated refund restocks units once', async () => {
  const { shopper, product, refundId, orderId } = await paidBack(3)
  expect((await placeOrder(shop, await newShopper(shop), createOrderRequest(product, 2))).status).toBe(200)
  await failRefund(shop, refundId)
  expect(await sendPaymentEvent(shop, orderId)).toBe(200)
  expect((await eventsOf(shopper))[0]?.slice(-2)).toEqual(['refundFailed', 'goodsSold'])
  expect(await readStock(shop, product)).toBe(1)
  await payBack(orderId, product)
  expect((await eventsOf(shopper))[0]?.[0]).toBe('refunded')
  expect(await readStock(shop, product)).toBe(1)
})
