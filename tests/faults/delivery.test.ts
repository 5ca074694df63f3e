import { afterAll, beforeAll, expect, test } from 'vitest'
import { pay } from '../pay.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  newShopper,
  placeOrder,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const title = (value: string) => [
    { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
  ]
  const method = { _type: 'deliveryMethod', countries: ['GB', 'FR'], currency: 'USD', minDays: 1, maxDays: 2 }
  await shop.lake
    .transaction()
    .create({ ...method, _id: 'delivery-standard', title: title('Standard'), price: 0, order: 10 })
    .create({ ...method, _id: 'delivery-express', title: title('Express'), price: 1_200, order: 20 })
    .create({
      ...{ _id: 'discount.free', _type: 'discount', title: title('Free delivery'), code: 'SHIPFREE' },
      ...{ kind: 'freeDelivery', currency: 'USD', scope: 'all' },
    })
    .commit()
}, 120_000)
afterAll(() => shop.close())

test.each([
  ['the chosen method with its tax', { delivery: 'delivery-express' }, 2_596, 1_200],
  ['nothing with a code of free delivery', { delivery: 'delivery-express', codes: ['SHIPFREE'] }, 1_180, 0],
  ['the first method without a choice', {}, 1_180, 0],
])('an order costs %s, at the shop and at Stripe', async (_name, choice, payable, shipping) => {
  const [product, buyer] = [await createProduct(shop, 10), await newShopper(shop)]
  const { body } = await placeOrder(shop, buyer, { ...createOrderRequest(product), ...choice })
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [buyer])
  expect(order?.totals.payable).toBe(payable)
  const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
  expect([session.amount_total, session.total_details?.amount_shipping]).toEqual([payable, shipping])
  expect(session.shipping_address_collection?.allowed_countries).toEqual(['GB', 'FR'])
  expect(await audit(shop, [buyer], [product])).toEqual([])
})

test('downloads need no delivery, and a deleted method is rejected', async () => {
  const buyer = await newShopper(shop)
  const gone = { ...createOrderRequest(await createProduct(shop, 1)), delivery: 'delivery-gone' }
  expect((await placeOrder(shop, buyer, gone)).body['error']).toBe('delivery')
  const download = await createProduct(shop, 1, { kind: 'digital' })
  expect((await placeOrder(shop, buyer, createOrderRequest(download))).status).toBe(200)
  const [order] = await ordersOf(shop, [buyer])
  expect(order?.delivery).toBeUndefined()
})
