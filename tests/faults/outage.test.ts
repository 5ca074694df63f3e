import { afterAll, expect, test } from 'vitest'
import { pay } from '../shop-api.ts'
import { audit, auditInvoices, ordersOf, readStock } from './support/audit.ts'
import {
  ageOrders,
  createOrderRequest,
  createProduct,
  newShopper,
  placeOrder,
  reconcile,
  sendPaymentEvent,
  switchPayments,
} from './support/customers.ts'
import type { Fault } from './support/fault-proxy.ts'
import { injectAtEachCall, isExhaustive } from './support/inject-faults.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const FAULTS: readonly Fault[] = isExhaustive ? ['down', 'failing', 'lost', 'slow'] : ['failing', 'lost']

test('lake or payments are down, fail, lose a response or are slow at any call of placing an order', async () => {
  const steps = await injectAtEachCall(shop, FAULTS, async ({ fault, at }, strike) => {
    const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
    const request = createOrderRequest(product, 2)
    void strike()
    const { status } = await placeOrder(shop, shopper, request)
    const label = `${fault} from call ${at}, responded with ${status}`
    expect([200, 502, 503], label).toContain(status)
    shop.upstream.lift()
    const again = await placeOrder(shop, shopper, request)
    expect(again.status, label).toBe(200)
    expect(await readStock(shop, product), label).toBe(1)
    expect(await pay(again.body.url), label).toBe(303)
    expect(await sendPaymentEvent(shop, again.body.orderId), label).toBe(200)
    expect(
      (await ordersOf(shop, [shopper])).map(({ state }) => state),
      label,
    ).toEqual(['paid'])
    expect(await audit(shop, [shopper], [product]), label).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test('two customers order the last unit from two sites with a slow call: one of them gets it', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const steps = await injectAtEachCall(shop, ['slow'], async ({ at }, strike) => {
    const [slow, quick, product] = [
      await newShopper(shop),
      await newShopper(shop),
      await createProduct(shop, 1),
    ]
    const struck = strike()
    const first = placeOrder(shop, slow, createOrderRequest(product))
    await Promise.race([struck, first])
    const responses = await Promise.all([first, placeOrder(other, quick, createOrderRequest(product))])
    expect(responses.map(({ status }) => status).sort(), `slow at call ${at}`).toEqual([200, 409])
    expect(await audit(shop, [slow, quick], [product]), `slow at call ${at}`).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test('lake, payments or mail are down, fail, lose a response or are slow at any call of fulfilling an order', async () => {
  const steps = await injectAtEachCall(shop, FAULTS, async ({ fault, at }, strike) => {
    const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
    const { body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
    await pay(body.url)
    void strike()
    const status = await sendPaymentEvent(shop, body.orderId)
    const label = `${fault} from call ${at}, responded with ${status}`
    // After a 503 Stripe notifies again.
    expect([200, 503], label).toContain(status)
    shop.upstream.lift()
    await ageOrders(shop, shopper)
    expect(await reconcile(shop), label).toBe(200)
    expect(
      (await ordersOf(shop, [shopper])).map(({ state, mail }) => [state, mail?.state]),
      label,
    ).toEqual([['paid', 'sent']])
    expect(await audit(shop, [shopper], [product]), label).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test.each(['/v1/checkout/sessions', '/v1/customers'])(
  'a replayed failure of %s ends with the next attempt, and one page is paid',
  async (path) => {
    const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
    const request = createOrderRequest(product, 2)
    await switchPayments(shop, { faults: [{ method: 'POST', path, status: 500, when: 'stored' }] })
    const other = { ...shop, site: await shop.openAnother() }
    const failed = await Promise.all([
      placeOrder(shop, shopper, request),
      placeOrder(other, shopper, request),
    ])
    for (const { status } of failed) expect([200, 502]).toContain(status)
    expect(failed.map(({ status }) => status)).toContain(502)
    const again = await Promise.all([placeOrder(shop, shopper, request), placeOrder(other, shopper, request)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    const pages = new Set([...failed, ...again].flatMap(({ body }) => body.url ?? []))
    expect(pages.size, 'everybody is led to the same page').toBe(1)
    expect(await readStock(shop, product)).toBe(1)
    expect(await pay(again[0].body.url)).toBe(303)
    expect(await sendPaymentEvent(shop, again[0].body.orderId)).toBe(200)
    expect(await audit(shop, [shopper], [product])).toEqual([])
  },
)

test('invoices are numbered without a gap after all tests', async () => {
  expect(await auditInvoices(shop)).toEqual([])
})
