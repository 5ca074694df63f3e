import { afterAll, expect, test } from 'vitest'
import { pay } from '../shop-api.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  newShopper,
  placeOrder,
  reconcile,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const DAY_MS = 24 * 60 * 60_000

/** Places an order of two units out of three. */
async function placed() {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
  return { shopper, product, orderId: body.orderId, url: body.url }
}

test('an unpaid order whose session Stripe does not know expires after a day and releases its stock', async () => {
  const { shopper, product, orderId } = await placed()
  const stateAt = async (placedAt: number) => {
    const change = { 'payment.sessionId': 'cs_test_unknown', placedAt: new Date(placedAt).toISOString() }
    await shop.lake.patch(orderId).set(change).commit()
    expect(await reconcile(shop)).toBe(200)
    return (await ordersOf(shop, [shopper])).map(({ state }) => state)
  }
  expect(await stateAt(Date.now() - DAY_MS + 60_000)).toEqual(['pending'])
  expect(await stateAt(Date.now() - DAY_MS - 60_000)).toEqual(['expired'])
  expect(await audit(shop, [shopper], [product])).toEqual([])
})

test('a requested refund waits while Stripe does not know the session of its order', async () => {
  const { shopper, product, orderId, url } = await placed()
  expect(await pay(url)).toBe(303)
  expect(await sendPaymentEvent(shop, orderId)).toBe(200)
  const [stored] = await ordersOf(shop, [shopper])
  const placedAt = new Date(Date.now() - 2 * DAY_MS).toISOString()
  const refunds = [{ _key: 'a', state: 'asked', amount: 10, at: placedAt, restock: false }]
  const change = { 'payment.sessionId': 'cs_test_unknown', 'payment.paymentIntentId': 'pi_unknown' }
  await shop.lake
    .patch(orderId)
    .set({ ...change, placedAt, refunds })
    .commit()
  expect(await reconcile(shop)).toBe(200)
  const [after] = await ordersOf(shop, [shopper])
  expect(after?.refunds?.map(({ state }) => state)).toEqual(['asked'])
  const before = { placedAt: stored?.placedAt, payment: stored?.payment }
  await shop.lake.patch(orderId).set(before).unset(['refunds']).commit()
  expect(await audit(shop, [shopper], [product])).toEqual([])
})
