import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, auditInvoices, leftOf, ordersOf } from './support/audit.ts'
import {
  letTimePass,
  newGood,
  newShopper,
  pay,
  placeOrder,
  reconcile,
  switchPayments,
  tell,
  wishFor,
} from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'
import { isExhaustive, walk } from './support/walk.ts'
import type { Fault } from './support/upstream.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

const FAULTS: readonly Fault[] = isExhaustive ? ['down', 'failing', 'lost', 'slow'] : ['failing', 'lost']

test('lake or payments are down, fail, lose an answer or are slow at any call of placing an order', async () => {
  const steps = await walk(shop, FAULTS, async ({ fault, at }, strike) => {
    const [shopper, good] = [await newShopper(shop), await newGood(shop, 3)]
    const wish = wishFor(good, 2)
    void strike()
    const { status } = await placeOrder(shop, shopper, wish)
    const label = `${fault} from call ${at}, answered ${status}`
    expect([200, 502, 503], label).toContain(status)
    shop.upstream.lift()
    const again = await placeOrder(shop, shopper, wish)
    expect(again.status, label).toBe(200)
    expect(await leftOf(shop, good), label).toBe(1)
    expect(await pay(again.body.url), label).toBe(303)
    expect(await tell(shop, again.body.orderId), label).toBe(200)
    expect(
      (await ordersOf(shop, [shopper])).map(({ state }) => state),
      label,
    ).toEqual(['paid'])
    expect(await audit(shop, [shopper], [good]), label).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test('two want the last piece of two sites, and one is slow at any call: one of them gets it', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const steps = await walk(shop, ['slow'], async ({ at }, strike) => {
    const [slow, quick, good] = [await newShopper(shop), await newShopper(shop), await newGood(shop, 1)]
    const struck = strike()
    const first = placeOrder(shop, slow, wishFor(good))
    await Promise.race([struck, first])
    const answers = await Promise.all([first, placeOrder(other, quick, wishFor(good))])
    expect(answers.map(({ status }) => status).sort(), `slow at call ${at}`).toEqual([200, 409])
    expect(await audit(shop, [slow, quick], [good]), `slow at call ${at}`).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test('lake, payments or mail are down, fail, lose an answer or are slow at any call of fulfilling an order', async () => {
  const steps = await walk(shop, FAULTS, async ({ fault, at }, strike) => {
    const [shopper, good] = [await newShopper(shop), await newGood(shop, 3)]
    const { body } = await placeOrder(shop, shopper, wishFor(good, 2))
    await pay(body.url)
    void strike()
    const status = await tell(shop, body.orderId)
    const label = `${fault} from call ${at}, answered ${status}`
    // 503 has the payment service tell it again.
    expect([200, 503], label).toContain(status)
    shop.upstream.lift()
    await letTimePass(shop, shopper)
    expect(await reconcile(shop), label).toBe(200)
    expect(
      (await ordersOf(shop, [shopper])).map(({ state, mail }) => [state, mail?.state]),
      label,
    ).toEqual([['paid', 'sent']])
    expect(await audit(shop, [shopper], [good]), label).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test.each(['/v1/checkout/sessions', '/v1/customers'])(
  'a failure of %s that is repeated under its key ends with the next try, and one page is paid',
  async (path) => {
    const [shopper, good] = [await newShopper(shop), await newGood(shop, 3)]
    const wish = wishFor(good, 2)
    await switchPayments(shop, { faults: [{ method: 'POST', path, status: 500, when: 'kept' }] })
    const other = { ...shop, site: await shop.openAnother() }
    const failed = await Promise.all([placeOrder(shop, shopper, wish), placeOrder(other, shopper, wish)])
    for (const { status } of failed) expect([200, 502]).toContain(status)
    expect(failed.map(({ status }) => status)).toContain(502)
    const again = await Promise.all([placeOrder(shop, shopper, wish), placeOrder(other, shopper, wish)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    const pages = new Set([...failed, ...again].flatMap(({ body }) => body.url ?? []))
    expect(pages.size, 'everybody is led to the same page').toBe(1)
    expect(await leftOf(shop, good)).toBe(1)
    expect(await pay(again[0].body.url)).toBe(303)
    expect(await tell(shop, again[0].body.orderId)).toBe(200)
    expect(await audit(shop, [shopper], [good])).toEqual([])
  },
)

test('through all of this invoices were numbered without a gap', async () => {
  expect(await auditInvoices(shop)).toEqual([])
})
