import { afterAll, expect, test } from 'vitest'
import type { OrderRequest } from '../shop-api.ts'
import { createOrderRequest, createProduct, newShopper, placeOrder } from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

test('the order limit of a customer counts all sites together, and resuming a known order is allowed (ASVS 2.4.1)', async () => {
  const { lake } = shop
  const other = { ...shop, site: await shop.openAnother() }
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 2)]
  const request = createOrderRequest(product)
  expect((await placeOrder(shop, shopper, request)).status).toBe(200)
  const placedAt = new Date(Date.now() - 60_000).toISOString()
  const many = lake.transaction()
  for (let count = 0; count < 19; count += 1)
    many.create({
      _id: `order.many-${count}`,
      _type: 'order',
      state: 'expired',
      placedAt,
      customer: { uid: shopper.uid },
    })
  await many.commit()
  for (const at of [shop, other]) {
    const refused = await placeOrder(at, shopper, createOrderRequest(product))
    expect([refused.status, refused.body['error']]).toEqual([429, 'tooMany'])
    expect((await placeOrder(at, shopper, request)).status).toBe(200)
  }
  expect((await placeOrder(other, await newShopper(shop), createOrderRequest(product))).status).toBe(200)
})

test('too many requests to one site are rejected before any lookup (ASVS 2.4.1)', async () => {
  const shopper = await newShopper(shop)
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1)
    statuses.push((await placeOrder(shop, shopper, {} as OrderRequest)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429])
  expect((await placeOrder(shop, await newShopper(shop), {} as OrderRequest)).status).toBe(422)
})
