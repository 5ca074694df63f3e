import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGood, newShopper, placeOrder, wishFor, type Wish } from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

test('orders that a customer places are counted by all sites together, and asking for a known one goes on (ASVS 2.4.1)', async () => {
  const { lake } = shop
  const other = { ...shop, site: await shop.openAnother() }
  const [shopper, good] = [await newShopper(shop), await newGood(shop, 2)]
  const wish = wishFor(good)
  expect((await placeOrder(shop, shopper, wish)).status).toBe(200)
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
    const refused = await placeOrder(at, shopper, wishFor(good))
    expect([refused.status, refused.body['error']]).toEqual([429, 'tooMany'])
    expect((await placeOrder(at, shopper, wish)).status).toBe(200)
  }
  expect((await placeOrder(other, await newShopper(shop), wishFor(good))).status).toBe(200)
})

test('who asks one site again and again is refused before anything is looked up (ASVS 2.4.1)', async () => {
  const shopper = await newShopper(shop)
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1)
    statuses.push((await placeOrder(shop, shopper, {} as Wish)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429])
  expect((await placeOrder(shop, await newShopper(shop), {} as Wish)).status).toBe(422)
})
