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

const method = { _type: 'deliveryMethod', countries: ['GB', 'FR'], currency: 'USD', minDays: 1, maxDays: 2 }
await shop.lake
  .transaction()
  .create({ ...method, _id: 'delivery-standard', title: english('Standard'), price: 0, order: 10 })
  .create({ ...method, _id: 'delivery-express', title: english('Express'), price: 1_200, order: 20 })
  .create({
    _id: 'discount.free',
    _type: 'discount',
    title: english('Free delivery'),
    code: 'SHIPFREE',
    kind: 'freeDelivery',
    currency: 'USD',
    scope: 'all',
  })
  .commit()

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
  expect(session.adaptive_pricing).toEqual({ enabled: false })
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
