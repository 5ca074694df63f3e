import { afterAll, expect, test } from 'vitest'
import { english } from '../e2e/support/languages.ts'
import { pay } from '../shop-api.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  newShopper,
  placeOrder,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const GST = {
  _key: 'nz',
  _type: 'countryTax',
  countries: ['NZ'],
  name: english('GST'),
  rates: { standard: 15, zero: 0 },
}
const TEN_OFF = {
  _id: 'discount.tenoff',
  _type: 'discount',
  code: 'TENOFF',
  title: english('Ten off'),
  kind: 'percent',
  percent: 10,
  scope: 'all',
  currency: 'USD',
}
const FREE = {
  _id: 'discount.free',
  _type: 'discount',
  code: 'FREE',
  title: english('A present'),
  kind: 'amount',
  amount: 10_000,
  scope: 'all',
  currency: 'USD',
}

const method = { _type: 'deliveryMethod', currency: 'USD', minDays: 1, maxDays: 2, price: 500 }
await shop.lake
  .transaction()
  .create({ ...method, _id: 'delivery-world', title: english('World'), countries: ['GB', 'NZ'], order: 10 })
  .create({ ...method, _id: 'delivery-local', title: english('Local'), countries: ['GB'], order: 20 })
  .create(TEN_OFF)
  .create(FREE)
  .patch('shopSettings', (patch) => patch.set({ countryTaxes: [GST] }))
  .commit()

async function order(choice: object) {
  const [product, buyer] = [await createProduct(shop, 10), await newShopper(shop)]
  const { status, body } = await placeOrder(shop, buyer, { ...createOrderRequest(product), ...choice })
  if (status !== 200) return { error: body['error'] }
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [placed] = await ordersOf(shop, [buyer])
  const session = await shop.stripe.checkout.sessions.retrieve(placed?.payment?.sessionId ?? '', {
    expand: ['line_items'],
  })
  expect(session.amount_total).toBe(placed?.totals.payable)
  expect(await audit(shop, [buyer], [product])).toEqual([])
  const countries = session.shipping_address_collection?.allowed_countries
  return { placed, countries, items: session.line_items?.data.map(({ description }) => description) }
}

test('a country with its own rate pays it for products and delivery, and the payment page accepts no other country', async () => {
  const { placed, countries, items } = await order({ country: 'NZ' })
  expect(placed).toMatchObject({
    taxCountry: 'NZ',
    taxName: 'GST',
    totals: { tax: 225, payable: 1_725 },
    taxes: [{ percent: 15, net: 1_500, amount: 225 }],
  })
  expect(countries).toEqual(['NZ'])
  expect(items).toContain('GST at 15%')
})

test('other countries pay the shop’s rate, and a method of another country is rejected', async () => {
  const { placed, countries, items } = await order({})
  expect(placed?.totals).toMatchObject({ tax: 270, payable: 1_770 })
  expect([placed?.taxCountry, placed?.taxName, placed?.pricesIncludeTax]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(countries).toEqual(['GB'])
  expect(items).toContain('Tax')
  expect(await order({ country: 'NZ', delivery: 'delivery-local' })).toEqual({ error: 'delivery' })
})

test('prices that include tax are charged as they are, and old orders stay as they were', async () => {
  await shop.lake.patch('shopSettings').set({ pricesIncludeTax: true }).commit()
  const { placed, items } = await order({ country: 'NZ', expected: 1_500 })
  expect(placed).toMatchObject({
    pricesIncludeTax: true,
    totals: { subtotal: 1_000, tax: 196, payable: 1_500 },
    taxes: [{ percent: 15, net: 1_304, amount: 196 }],
  })
  expect(items).toEqual([expect.stringContaining('A product')])
})

test('Stripe Tax adds the tax of the address, which the paid order then has', async () => {
  await shop.lake.patch('shopSettings').set({ pricesIncludeTax: false, taxProvider: 'stripe' }).commit()
  const [product, buyer] = [await createProduct(shop, 10), await newShopper(shop)]
  const { status, body } = await placeOrder(shop, buyer, {
    ...createOrderRequest(product),
    codes: [TEN_OFF.code],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  // The first submit shows the tax of the address, the second pays it.
  expect(await pay(body.url)).toBe(200)
  expect(await pay(body.url)).toBe(303)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [placed] = await ordersOf(shop, [buyer])
  expect(placed).toMatchObject({
    automaticTaxStatus: 'complete',
    taxCountry: 'GB',
    invoiceNumber: expect.any(Number) as number,
    lines: [{ total: 1_000, discount: 100, tax: 180, taxPercent: 20, taxCode: 'txcd_99999999' }],
    delivery: { price: 500, tax: 100, taxPercent: 20 },
    taxes: [{ percent: 20, net: 1_400, amount: 280 }],
    totals: { tax: 280, payable: 1_680 },
  })
  const session = await shop.stripe.checkout.sessions.retrieve(placed?.payment?.sessionId ?? '')
  expect(session).toMatchObject({ amount_total: 1_680, total_details: { amount_tax: 280 } })
  expect(await audit(shop, [buyer], [product])).toEqual([])
})

test('an order that a code makes free needs no payment with Stripe Tax either', async () => {
  await shop.lake.patch('delivery-world').set({ price: 0 }).commit()
  const [product, buyer] = [await createProduct(shop, 10), await newShopper(shop)]
  const response = await placeOrder(shop, buyer, { ...createOrderRequest(product), codes: [FREE.code] })
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  await pay(response.body.url)
  await sendPaymentEvent(shop, response.body.orderId)
  const [placed] = await ordersOf(shop, [buyer])
  expect(placed).toMatchObject({ state: 'paid', totals: { tax: 0, payable: 0 } })
  expect(await audit(shop, [buyer], [product])).toEqual([])
})
