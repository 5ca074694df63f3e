import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, auditInvoices } from './support/audit.ts'
import { newGood, newShopper, pay, placeOrder, tell, wishFor } from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'

const BUYERS = 12

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

test('two sites are told at once of many payments: each order has a number of its own, and none is left out', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const good = await newGood(shop, BUYERS)
  const shoppers = await Promise.all(Array.from({ length: BUYERS }, () => newShopper(shop)))
  const orders: string[] = []
  for (const shopper of shoppers) {
    const { body } = await placeOrder(shop, shopper, wishFor(good))
    expect(await pay(body.url)).toBe(303)
    orders.push(body.orderId)
  }
  const told = await Promise.all(orders.flatMap((id) => [tell(shop, id), tell(other, id), tell(other, id)]))
  // 503 has the payment service tell it again.
  for (const status of told) expect([200, 503]).toContain(status)
  for (const id of orders) expect(await tell(other, id)).toBe(200)
  expect(await auditInvoices(shop)).toEqual([])
  expect(await shop.lake.fetch('*[_id == "sequence.invoices"][0].last')).toBe(BUYERS)
  expect(await audit(shop, shoppers, [good])).toEqual([])
})
