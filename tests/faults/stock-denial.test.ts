import { afterAll, expect, test } from 'vitest'
import type {} from '#schemas/shared/documents.generated.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { pay, type Shopper } from '../shop-api.ts'
import { audit, ordersOf, readStock } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  makeOrdersIdle,
  newShopper,
  newShoppers,
  newVerifiedShopper,
  placeOrder,
  sendPaymentEvent,
  switchPayments,
} from './support/customers.ts'
import { injectAtEachCall } from './support/inject-faults.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const statesOf = async (shopper: Shopper) => (await ordersOf(shop, [shopper])).map(({ state }) => state)

/** Creates an unpaid, idle order of all units of a product. */
async function abandoned(units: number) {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, units)]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product, units))
  await makeOrdersIdle(shop, shopper)
  return { shopper, product, url: body.url, orderId: body.orderId }
}

/** Returns whether the session can still be paid: Stripe responds with 410 once it is expired. */
const isPayable = async (url: string) => (await fetch(url)).status === 200

test.each(['physical', 'digital'] as const)(
  'one order contains at most three units of a %s product (ASVS 2.3.2)',
  async (kind) => {
    const [shopper, product] = [await newVerifiedShopper(shop), await createProduct(shop, 60, { kind })]
    expect(await placeOrder(shop, shopper, createOrderRequest(product, 50))).toMatchObject({
      status: 409,
      body: {
        error: 'limit',
        retryable: false,
        products: [{ productId: product.number, limit: 3, held: 0 }],
      },
    })
    const split = {
      ...createOrderRequest(product),
      items: [2, 2].map((quantity) => ({ productId: product.number, quantity })),
    }
    expect((await placeOrder(shop, shopper, split)).body['error']).toBe('limit')
    expect(await readStock(shop, product)).toBe(60)
  },
)

test('simultaneous orders of one customer at two sites reserve at most three units together (ASVS 2.3.4)', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  for (const shopper of [await newShopper(shop), await newVerifiedShopper(shop)]) {
    const product = await createProduct(shop, 60)
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        placeOrder(index % 2 === 0 ? shop : other, shopper, createOrderRequest(product, 3)),
      ),
    )
    for (const { status } of responses) expect([200, 409, 502, 503]).toContain(status)
    expect(responses.map(({ status }) => status)).toContain(200)
    expect(await readStock(shop, product)).toBe(57)
    expect(await audit(shop, [shopper], [product])).toEqual([])
  }
})

test('a processing payment counts towards the limit, and as the one open order of an unverified customer', async () => {
  await switchPayments(shop, { settleAfterMs: 600_000 })
  const product = await createProduct(shop, 60)
  const order = async (shopper: Shopper, quantity: number) => {
    const { status, body } = await placeOrder(shop, shopper, createOrderRequest(product, quantity))
    return { status, error: body['error'], url: body.url }
  }
  const [verified, unverified] = [await newVerifiedShopper(shop), await newShopper(shop)]
  for (const shopper of [verified, unverified])
    expect(await pay((await order(shopper, 2)).url, 'transfer:succeeds')).toBe(303)
  expect(await order(verified, 2)).toMatchObject({ status: 409, error: 'limit' })
  expect(await order(verified, 1)).toMatchObject({ status: 200 })
  expect(await order(unverified, 1)).toMatchObject({ status: 409, error: 'openOrders' })
  expect(await readStock(shop, product)).toBe(55)
})

test('an unpaid order reserves its stock for little more than half an hour', async () => {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
  await placeOrder(shop, shopper, createOrderRequest(product))
  const [order] = await ordersOf(shop, [shopper])
  const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
  const minutes = (session.expires_at - session.created) / 60
  expect([minutes >= 30, minutes <= 32]).toEqual([true, true])
})

test('an idle order releases its stock to the next customer and cannot be paid any more', async () => {
  const { shopper, product, url } = await abandoned(3)
  const next = await newShopper(shop)
  expect((await placeOrder(shop, next, createOrderRequest(product, 2))).status).toBe(200)
  expect([await isPayable(url), await statesOf(shopper)]).toEqual([false, ['expired']])
  expect(await readStock(shop, product)).toBe(1)
  expect(await audit(shop, [shopper, next], [product])).toEqual([])
})

test('idle orders stay if stock suffices, if it would not suffice anyway, and while they are recent', async () => {
  const [first, second] = [await abandoned(2), await newShopper(shop)]
  await shop.lake.patch(first.product.inventoryId).inc({ available: 1 }).commit()
  expect((await placeOrder(shop, second, createOrderRequest(first.product))).status).toBe(200)
  expect(await statesOf(first.shopper)).toEqual(['pending'])
  const refused = await placeOrder(shop, await newShopper(shop), createOrderRequest(first.product, 3))
  expect(refused).toMatchObject({ status: 409, body: { error: 'stock', retryable: true } })
  expect(await statesOf(first.shopper)).toEqual(['pending'])

  const [owner, product] = [await newShopper(shop), await createProduct(shop, 1)]
  await placeOrder(shop, owner, createOrderRequest(product))
  expect((await placeOrder(shop, await newShopper(shop), createOrderRequest(product))).body['error']).toBe(
    'stock',
  )
  expect(await statesOf(owner)).toEqual(['pending'])
})

test('an unverified customer loses a reservation earlier than a verified one', async () => {
  const minutes = async (shopper: Shopper) => {
    await placeOrder(shop, shopper, createOrderRequest(await createProduct(shop, 1)))
    const [order] = await shop.lake.fetch<Pick<Order, 'placedAt' | 'reclaimableAt'>[]>(
      `*[_type == "order" && customer.uid == $uid] { placedAt, reclaimableAt }`,
      { uid: shopper.uid },
    )
    return (Date.parse(order?.reclaimableAt ?? '') - Date.parse(order?.placedAt ?? '')) / 60_000
  }
  expect([await minutes(await newShopper(shop)), await minutes(await newVerifiedShopper(shop))]).toEqual([
    5, 15,
  ])
})

test('a customer who pays an idle order during its takeover either gets it or is not charged', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { shopper, product, url, orderId } = await abandoned(1)
    const next = await newShopper(shop)
    const [paid, ordered] = await Promise.all([pay(url), placeOrder(shop, next, createOrderRequest(product))])
    expect([paid === 303, ordered.status === 200].filter(Boolean), `${paid}, ${ordered.status}`).toHaveLength(
      1,
    )
    expect(await sendPaymentEvent(shop, orderId)).toBe(200)
    expect(await statesOf(shopper)).toEqual([paid === 303 ? 'paid' : 'expired'])
    expect(await audit(shop, [shopper, next], [product])).toEqual([])
  }
})

test('five simultaneous takeovers of five idle units get one each', async () => {
  const product = await createProduct(shop, 5)
  const owners = await newShoppers(shop, 5)
  for (const owner of owners) await placeOrder(shop, owner, createOrderRequest(product))
  await Promise.all(owners.map((owner) => makeOrdersIdle(shop, owner)))
  const buyers = await newShoppers(shop, 5)
  const responses = await Promise.all(
    buyers.map((buyer) => placeOrder(shop, buyer, createOrderRequest(product))),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await audit(shop, [...owners, ...buyers], [product])).toEqual([])
})

test('the site is killed between any two steps of taking over an idle order', async () => {
  const steps = await injectAtEachCall(shop, ['holdAfter'], async ({ at }, strike) => {
    const { shopper, product } = await abandoned(3)
    const next = await newShopper(shop)
    const request = createOrderRequest(product, 2)
    const held = strike()
    const done = placeOrder(shop, next, request).catch(() => undefined)
    await Promise.race([held, done])
    await shop.site.kill()
    await done
    shop.upstream.lift()
    await shop.site.start()
    const { status, body } = await placeOrder(shop, next, request)
    expect(status, `killed after call ${at}`).toBe(200)
    expect(await pay(body.url)).toBe(303)
    expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
    expect(await statesOf(shopper), `killed after call ${at}`).toEqual(['expired'])
    expect(await audit(shop, [shopper, next], [product]), `killed after call ${at}`).toEqual([])
  })
  expect(steps).toBeGreaterThan(6)
})

test('no reservation is taken over while Stripe is failing', async () => {
  const { shopper, product } = await abandoned(1)
  const fault = { method: 'POST', path: '/v1/checkout/sessions/', status: 500, times: 100 }
  await switchPayments(shop, { faults: [fault] })
  const refused = await placeOrder(shop, await newShopper(shop), createOrderRequest(product))
  await switchPayments(shop, {})
  expect([refused.status, await statesOf(shopper), await readStock(shop, product)]).toEqual([
    409,
    ['pending'],
    0,
  ])
})
