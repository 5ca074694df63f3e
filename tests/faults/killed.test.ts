import { afterAll, expect, test } from 'vitest'
import { type OrderRequest, type OrderResponse, pay, type Shopper } from '../shop-api.ts'
import { audit, auditInvoices, ordersOf, readStock } from './support/audit.ts'
import {
  ageOrders,
  createOrderRequest,
  createProduct,
  expirePage,
  newShopper,
  newShoppers,
  placeOrder,
  reconcile,
  sendPaymentEvent,
} from './support/customers.ts'
import { injectAtEachCall, type InjectionPoint, isExhaustive, killDuring } from './support/inject-faults.ts'
import { openShop, type Shop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** Before a call, the state equals that after the previous one; the full run tests both. */
const FAULTS = isExhaustive ? (['holdBefore', 'holdAfter'] as const) : (['holdAfter'] as const)

/** Both ways to continue; a sample uses one of them at each step. */
const ways = <Way>(one: Way, other: Way, { at }: InjectionPoint): Way[] =>
  isExhaustive ? [one, other] : [at % 2 === 0 ? one : other]

/** The customer never reached the payment page: it expires, time passes, and the site reconciles its orders. */
async function abandon(shopper: Shopper): Promise<void> {
  for await (const { url, customer_details: payer } of shop.stripe.checkout.sessions.list({ limit: 100 }))
    if (url && payer?.email === shopper.email) await expirePage(url)
  await ageOrders(shop, shopper)
  expect(await reconcile(shop)).toBe(200)
}

test('the site is killed between any two steps of placing an order', async () => {
  const steps = await injectAtEachCall(shop, FAULTS, async (place, strike) => {
    for (const way of ways('comes back', 'never comes back', place)) {
      const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
      const request = createOrderRequest(product, 2)
      await killDuring(shop, () => placeOrder(shop, shopper, request), strike)
      const label = `${place.fault} call ${place.at}, who ordered ${way}`
      if (way === 'comes back') {
        const { status, body } = await placeOrder(shop, shopper, request)
        expect(status, label).toBe(200)
        expect(await pay(body.url), label).toBe(303)
        expect(await sendPaymentEvent(shop, body.orderId), label).toBe(200)
        expect(
          (await ordersOf(shop, [shopper])).map(({ state }) => state),
          label,
        ).toEqual(['paid'])
      } else {
        await abandon(shopper)
        for (const { state } of await ordersOf(shop, [shopper])) expect(state, label).toBe('expired')
        expect(await readStock(shop, product), label).toBe(3)
      }
      expect(await audit(shop, [shopper], [product]), label).toEqual([])
    }
  })
  expect(steps).toBeGreaterThan(4)
})

test('the site is killed between any two steps of fulfilling an order', async () => {
  const steps = await injectAtEachCall(shop, FAULTS, async (place, strike) => {
    for (const way of ways('is told again', 'looks after its orders', place)) {
      const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
      const { body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
      expect(await pay(body.url)).toBe(303)
      await killDuring(shop, () => sendPaymentEvent(shop, body.orderId), strike)
      const label = `${place.fault} call ${place.at}, then the site ${way}`
      await ageOrders(shop, shopper)
      expect(
        await (way === 'is told again' ? sendPaymentEvent(shop, body.orderId) : reconcile(shop)),
        label,
      ).toBe(200)
      expect(
        (await ordersOf(shop, [shopper])).map(({ state, mail }) => [state, mail?.state]),
        label,
      ).toEqual([['paid', 'sent']])
      expect(await audit(shop, [shopper], [product]), label).toEqual([])
    }
  })
  expect(steps).toBeGreaterThan(4)
})

/**
 * Repeats an order request until it gets a response, as a customer does. 502 and 503 mean that nothing was charged; the same
 * key resumes the order. Kept-alive connections to a killed site break once.
 */
async function placeUntilResponse(at: Shop, shopper: Shopper, request: OrderRequest): Promise<OrderResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await placeOrder(at, shopper, request).catch(() => undefined)
    if (result && (attempt === 5 || ![502, 503].includes(result.status))) return result
    if (attempt === 5) throw new Error('The site does not respond.')
  }
}

test('fifty buyers of ten units from two sites, one repeatedly killed: ten get one', async () => {
  const product = await createProduct(shop, 10)
  const shoppers = await newShoppers(shop, 50)
  const sites = [shop, { ...shop, site: await shop.openAnother() }]
  const requests = shoppers.map((shopper, index) => ({
    shopper,
    request: createOrderRequest(product),
    at: sites[index % 2] ?? shop,
  }))
  const placeAll = () =>
    Promise.all(
      requests.map(({ shopper, request, at }) => placeOrder(at, shopper, request).catch(() => undefined)),
    )
  for (const at of [40, 90]) await killDuring(shop, placeAll, () => shop.upstream.strike('holdAfter', at))
  const responses = await Promise.all(
    requests.map(({ shopper, request, at }) => placeUntilResponse(at, shopper, request)),
  )
  const said = responses.map(({ status, body }) => (status === 200 ? 'sold' : String(body['error'])))
  expect(said.sort()).toEqual([...Array<string>(10).fill('sold'), ...Array<string>(40).fill('stock')])
  expect(await readStock(shop, product)).toBe(0)
  for (const { body } of responses.filter(({ status }) => status === 200)) {
    await pay(body.url)
    expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  }
  expect(await audit(shop, shoppers, [product])).toEqual([])
})

test('invoices are numbered without a gap after all tests', async () => {
  expect(await auditInvoices(shop)).toEqual([])
})
