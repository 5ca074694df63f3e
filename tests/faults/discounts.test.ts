import { afterAll, expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { english } from '../e2e/support/languages.ts'
import { unique } from '../e2e/support/unique.ts'
import { pay, type Shopper } from '../shop-api.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  expirePage,
  newShopper,
  newShoppers,
  placeOrder,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** Creates a code of 10 %. */
async function createCode(fields: object = {}): Promise<string> {
  const code = unique('code')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  await shop.lake.create({
    _id: `discount.${code}`,
    _type: 'discount',
    title: english('Ten off'),
    code,
    kind: 'percent',
    percent: 10,
    currency: 'USD',
    scope: 'all',
    ...fields,
  })
  return code
}

const withCode = (orders: readonly Order[], code: string) =>
  orders.filter(({ discounts }) => discounts?.some((discount) => discount.code === code))

test('fifty simultaneous buyers with a code for ten uses, at two sites, use it exactly ten times', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const [product, code, buyers] = [
    await createProduct(shop, 1_000),
    await createCode({ maxUses: 10 }),
    await newShoppers(shop, 50),
  ]
  const responses = await Promise.all(
    buyers.map((buyer, index) =>
      placeOrder(index % 2 === 0 ? shop : other, buyer, { ...createOrderRequest(product), codes: [code] }),
    ),
  )
  const placed = responses.filter(({ status }) => status === 200)
  expect(placed).toHaveLength(10)
  const refused = responses.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => [body['error'], body['reason']].join()))).toEqual(
    new Set(['discount,usedUp']),
  )
  expect(withCode(await ordersOf(shop, buyers), code)).toHaveLength(10)
  expect(await audit(shop, buyers, [product])).toEqual([])

  // An order that is never paid returns its use.
  const [first] = placed
  await expirePage(first?.body.url ?? '')
  expect(await sendPaymentEvent(shop, first?.body.orderId ?? '')).toBe(200)
  const [next, late] = (await newShoppers(shop, 2)) as [Shopper, Shopper]
  const request = () => ({ ...createOrderRequest(product), codes: [code] })
  expect((await placeOrder(other, next, request())).status).toBe(200)
  expect((await placeOrder(shop, late, request())).body['reason']).toBe('usedUp')
})

test('a customer uses a code as often as it allows, unpaid orders included, at two sites at once', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const [product, code, buyer] = [
    await createProduct(shop, 100),
    await createCode({ maxUsesPerCustomer: 1 }),
    await newShopper(shop),
  ]
  const request = () => ({ ...createOrderRequest(product), codes: [code] })
  const { body } = await placeOrder(shop, buyer, request())
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  for (const at of [shop, other]) {
    const response = await placeOrder(at, buyer, request())
    expect([response.status, response.body['error'], response.body['reason'], response.body['code']]).toEqual(
      [...[409, 'discount', 'alreadyUsed', code]],
    )
  }
  const [order] = withCode(await ordersOf(shop, [buyer]), code)
  expect(order?.totals.payable).toBe(1_062)
  expect(order?.lines[0]).toMatchObject({ total: 1_000, discount: 100, tax: 162 })
  const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
  expect([session.amount_total, session.total_details?.amount_discount]).toEqual([1_062, 100])
  expect(await audit(shop, [buyer], [product])).toEqual([])
})

test('the same key with other codes begins no second order', async () => {
  const [product, code, buyer] = [await createProduct(shop, 10), await createCode(), await newShopper(shop)]
  const request = createOrderRequest(product)
  const { body } = await placeOrder(shop, buyer, { ...request, codes: [code] })
  expect((await placeOrder(shop, buyer, { ...request, codes: [code] })).body.orderId).toBe(body.orderId)
  expect((await placeOrder(shop, buyer, request)).body['error']).toBe('closed')
})

test('a refund of a unit returns what was paid for it', async () => {
  const [product, code, buyer] = [await createProduct(shop, 10), await createCode(), await newShopper(shop)]
  const { body } = await placeOrder(shop, buyer, { ...createOrderRequest(product, 2), codes: [code] })
  await pay(body.url)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  const [order] = await ordersOf(shop, [buyer])
  const { planRefund } = await import('#schemas/shared/refunds.ts')
  const line = order?.lines[0]?._key ?? ''
  const plan = order && planRefund(order, { kind: 'lines', lines: [{ line, quantity: 1 }] })
  expect(plan).toMatchObject({ ok: true, value: { amount: 1_062 } })
})
