import { afterAll, expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { pay } from '../shop-api.ts'
import { audit, ordersOf, readStock } from './support/audit.ts'
import {
  createOrderRequest,
  createReturnRequest,
  createVariant,
  newShopper,
  newShoppers,
  placeOrder,
  type Product,
  sendPaymentEvent,
  storeRefund,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** Returns the stock of the other variant of the product. */
const stockOfSibling = ({ inventoryId }: Product) =>
  readStock(shop, { number: '', initial: 5, inventoryId: inventoryId.replace(/l$/, 'm') })

test('sixty simultaneous buyers of ten units of a variant, at two sites, buy exactly ten', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const variant = await createVariant(shop, 10)
  const shoppers = await newShoppers(shop, 60)
  const responses = await Promise.all(
    shoppers.map((shopper, index) =>
      placeOrder(index % 2 === 0 ? shop : other, shopper, createOrderRequest(variant)),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await readStock(shop, variant)).toBe(0)
  expect(await stockOfSibling(variant)).toBe(5)
  expect(await audit(shop, shoppers, [variant])).toEqual([])
})

test('an order remembers the options of its variant, and a refund returns the units to that variant', async () => {
  const [shopper, variant] = [await newShopper(shop), await createVariant(shop, 3)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(variant, 2))
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [shopper])
  const [line] = order?.lines ?? []
  expect([line?.number, line?.variant, line?.options]).toEqual([variant.number, 'l', 'Large'])
  expect(await readStock(shop, variant)).toBe(1)

  await storeRefund(shop, body.orderId, createReturnRequest(line?._key ?? '', 1, 1_180))
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  expect((await shop.lake.getDocument<Order>(body.orderId))?.refunds?.[0]?.state).toBe('made')
  expect(await readStock(shop, variant)).toBe(2)
  expect(await stockOfSibling(variant)).toBe(5)
  expect(await audit(shop, [shopper], [variant])).toEqual([])
})

test('a product with variants cannot be ordered without a choice', async () => {
  const [shopper, variant] = [await newShopper(shop), await createVariant(shop, 3)]
  const number = variant.number.replace(/-l$/, '')
  const response = await placeOrder(shop, shopper, createOrderRequest({ ...variant, number }))
  expect([response.status, response.body['error']]).toEqual([409, 'vanished'])
})
