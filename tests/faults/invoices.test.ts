import { afterAll, expect, test } from 'vitest'
import { pay } from '../shop-api.ts'
import { audit, auditInvoices } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  newShoppers,
  placeOrder,
  reconcile,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const BUYERS = 12

const shop = await openShop()
afterAll(() => shop.close())

test('two sites that are notified of many payments at once number every order without gaps or duplicates', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const product = await createProduct(shop, BUYERS)
  const shoppers = await newShoppers(shop, BUYERS)
  const orders: string[] = []
  for (const shopper of shoppers) {
    const { body } = await placeOrder(shop, shopper, createOrderRequest(product))
    expect(await pay(body.url)).toBe(303)
    orders.push(body.orderId)
  }
  const told = await Promise.all(
    orders.flatMap((id) => [
      sendPaymentEvent(shop, id),
      sendPaymentEvent(other, id),
      sendPaymentEvent(other, id),
    ]),
  )
  // After a 503 Stripe notifies again.
  for (const status of told) expect([200, 503]).toContain(status)
  for (const id of orders) expect(await sendPaymentEvent(other, id)).toBe(200)
  expect(await auditInvoices(shop)).toEqual([])
  expect(await shop.lake.fetch('*[_id == "sequence.invoices"][0].last')).toBe(BUYERS)
  expect(await audit(shop, shoppers, [product])).toEqual([])
})

test('unnumbered orders and refunds of an earlier day are numbered in the order of payment, without a gap', async () => {
  const { lake } = shop
  const numbered = '*[_type == "order" && defined(invoiceNumber)] | order(payment.paidAt asc)'
  const orders = await lake.fetch<{ _id: string }[]>(`${numbered} { _id }`)
  const before = lake.transaction().delete('sequence.invoices')
  const at = '2026-01-01T00:00:00.000Z'
  const refund = {
    _key: 'old',
    state: 'made',
    amount: 1_180,
    lines: [],
    restock: false,
    at,
    refundId: 're_old',
  }
  orders.forEach(({ _id }, index) =>
    before.patch(_id, (patch) =>
      patch
        // The latest order was paid first.
        .set({ 'payment.paidAt': new Date(Date.parse(at) - index * 60_000).toISOString(), refunds: [refund] })
        .unset(['invoiceNumber', 'invoicedAt']),
    ),
  )
  await before.commit()
  const other = { ...shop, site: await shop.openAnother() }
  for (const status of await Promise.all([reconcile(shop), reconcile(other)])) expect(status).toBe(200)
  for (const at of [shop, other]) expect(await reconcile(at)).toBe(200)
  expect(await auditInvoices(shop)).toEqual([])
  expect(await lake.fetch(`${numbered}.invoiceNumber`)).toEqual(orders.map((_order, index) => index + 1))
  expect(await lake.fetch(`${numbered}.refunds[].creditNote.number`)).toEqual(
    orders.map((_order, index) => index + 1),
  )
})
