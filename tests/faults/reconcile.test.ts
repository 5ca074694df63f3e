import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { unique } from '../e2e/support/unique.ts'
import { pay, type Shopper } from '../shop-api.ts'
import { audit, auditInvoices, ordersOf, readStock } from './support/audit.ts'
import {
  ageOrders,
  createOrderRequest,
  createProduct,
  createReturnRequest,
  newShopper,
  placeOrder,
  type Product,
  reconcile,
  sendEvent,
  sendPaymentEvent,
  storeRefund,
  switchPayments,
} from './support/customers.ts'
import { injectAtEachCall, killDuring } from './support/inject-faults.ts'
import { openShop } from './support/shop.ts'

const MAILBOX = `${unique('operator')}@example.com`

const shop = await openShop()
afterAll(() => shop.close())

await shop.lake.create({ _id: 'contactInfo', _type: 'contactInfo', inquiriesEmail: MAILBOX })

interface Placed {
  shopper: Shopper
  product: Product
  orderId: string
  url: string
}

/** Places an order of two units out of three. */
async function placed(): Promise<Placed> {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3)]
  const { status, body } = await placeOrder(shop, shopper, createOrderRequest(product, 2))
  expect(status).toBe(200)
  return { shopper, product, orderId: body.orderId, url: body.url }
}

async function paid(): Promise<Placed & { paymentIntentId: string }> {
  const order = await placed()
  expect(await pay(order.url)).toBe(303)
  expect(await sendPaymentEvent(shop, order.orderId)).toBe(200)
  const [stored] = await ordersOf(shop, [order.shopper])
  return { ...order, paymentIntentId: stored?.payment?.paymentIntentId ?? '' }
}

const historyOf = async (shopper: Shopper): Promise<string[]> =>
  (await ordersOf(shop, [shopper])).flatMap(({ state, history }) => [
    state,
    ...history.map(({ event }) => event),
  ])

const refundIdsOf = async (shopper: Shopper) =>
  (await ordersOf(shop, [shopper])).flatMap(({ refunds }) =>
    (refunds ?? []).flatMap(({ refundId }) => refundId ?? []),
  )

test('110 abandoned orders do not delay one with a lost webhook: one run processes all', async () => {
  const template = await placed()
  const document = await shop.lake.getDocument(template.orderId)
  const placedAt = new Date(Date.now() - 50 * 60_000).toISOString()
  const abandoned = shop.lake.transaction()
  for (let count = 0; count < 110; count += 1) {
    const _id = `order.${randomUUID().replaceAll('-', '')}`
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: `${shop.site.url}/en/success`,
      metadata: { order: _id },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1_000, product_data: { name: 'A product' } },
        },
      ],
    })
    await shop.stripe.checkout.sessions.expire(session.id)
    abandoned.create({
      ...document,
      _id,
      _type: 'order',
      placedAt,
      customer: { uid: 'abandoned', email: 'abandoned@example.com', name: '' },
      lines: [],
      payment: { sessionId: session.id },
    })
  }
  await abandoned.commit()
  const order = await placed()
  await ageOrders(shop, order.shopper)
  expect(await pay(order.url)).toBe(303)
  expect(await reconcile(shop)).toBe(200)
  expect((await ordersOf(shop, [order.shopper])).map(({ state, mail }) => [state, mail?.state])).toEqual([
    ['paid', 'sent'],
  ])
  const left = `count(*[_type == "order" && state == "pending" && customer.uid == "abandoned"])`
  expect(await shop.lake.fetch(left)).toBe(0)
  expect(await audit(shop, [order.shopper], [order.product])).toEqual([])
})

test('one run records all 130 refunds made in the dashboard', async () => {
  const [first, second] = [await paid(), await paid()]
  const refund = async ({ paymentIntentId }: { paymentIntentId: string }) =>
    (await shop.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 10 })).id
  const made = [await refund(first)]
  for (let count = 0; count < 129; count += 1) made.push(await refund(second))
  expect(await reconcile(shop)).toBe(200)
  const recorded = [...(await refundIdsOf(first.shopper)), ...(await refundIdsOf(second.shopper))]
  expect(recorded.sort()).toEqual(made.sort())
  expect(await audit(shop, [first.shopper, second.shopper], [first.product, second.product])).toEqual([])
})

/** The time up to which everything is recorded. */
const reconciledUntil = async () =>
  (await shop.lake.getDocument<{ _id: string; until: string }>('reconciliation.payments'))?.until

test('a run during an outage of Stripe is incomplete, and the next one starts at the last complete one', async () => {
  const before = new Date(Date.now() - 2 * 60 * 60_000).toISOString()
  await shop.lake.patch('reconciliation.payments').set({ until: before }).commit()
  void shop.upstream.strike('down', 2)
  expect(await reconcile(shop)).toBe(200)
  shop.upstream.lift()
  await switchPayments(shop, { faults: [{ method: 'GET', path: '/v1/refunds', status: 500, times: 20 }] })
  expect(await reconcile(shop)).toBe(200)
  expect(await reconciledUntil()).toBe(before)
  await switchPayments(shop, {})
  expect(await reconcile(shop)).toBe(200)
  expect(Date.parse((await reconciledUntil()) ?? '')).toBeGreaterThan(Date.parse(before))
})

test('a key that may not read events still confirms a payment with a lost webhook; the run counts as incomplete', async () => {
  const before = new Date(Date.now() - 2 * 60 * 60_000).toISOString()
  await shop.lake.patch('reconciliation.payments').set({ until: before }).commit()
  await switchPayments(shop, { faults: [{ method: 'GET', path: '/v1/events', status: 403, times: 20 }] })
  const order = await placed()
  await ageOrders(shop, order.shopper)
  expect(await pay(order.url)).toBe(303)
  expect(await reconcile(shop)).toBe(200)
  await switchPayments(shop, {})
  expect((await ordersOf(shop, [order.shopper])).map(({ state }) => state)).toEqual(['paid'])
  expect(await reconciledUntil()).toBe(before)
})

/** Requests a full refund of an order, as a merchandiser does in Studio. */
async function requestRefund({ orderId, product: { number } }: Placed): Promise<string> {
  const refund = createReturnRequest(number, 2, 2_360)
  await storeRefund(shop, orderId, refund)
  return refund._key
}

const STICKY_ERROR = { faults: [{ method: 'POST', path: '/v1/refunds', status: 500, when: 'stored' }] }

test('a refund whose error Stripe stores under its idempotency key is made once, with the next key', async () => {
  const order = await paid()
  await requestRefund(order)
  await switchPayments(shop, STICKY_ERROR)
  expect(await reconcile(shop)).toBe(200)
  expect(await refundIdsOf(order.shopper)).toEqual([])
  await Promise.all([
    reconcile(shop),
    sendPaymentEvent(shop, order.orderId),
    sendPaymentEvent(shop, order.orderId),
  ])
  expect(await reconcile(shop)).toBe(200)
  expect((await historyOf(order.shopper))[0]).toBe('refunded')
  expect(await refundIdsOf(order.shopper)).toHaveLength(1)
  expect(await readStock(shop, order.product)).toBe(3)
  expect(await audit(shop, [order.shopper], [order.product])).toEqual([])
})

test('a refund that Stripe made despite an error is found by its metadata and not repeated', async () => {
  const order = await paid()
  const key = await requestRefund(order)
  await switchPayments(shop, STICKY_ERROR)
  expect(await reconcile(shop)).toBe(200)
  const { id } = await shop.stripe.refunds.create({
    payment_intent: order.paymentIntentId,
    amount: 1_000,
    metadata: { order: order.orderId, refund: key },
  })
  for (const status of [await reconcile(shop), await reconcile(shop)]) expect(status).toBe(200)
  expect(await refundIdsOf(order.shopper)).toEqual([id])
  const { data } = await shop.stripe.refunds.list({ payment_intent: order.paymentIntentId })
  expect(data.map((refund) => refund.id)).toEqual([id])
})

test('the site is killed between any two steps of refunding after an error: the refund is made once', async () => {
  const steps = await injectAtEachCall(shop, ['holdAfter'], async ({ at }, strike) => {
    const order = await paid()
    await requestRefund(order)
    await switchPayments(shop, STICKY_ERROR)
    await sendPaymentEvent(shop, order.orderId)
    await killDuring(shop, () => sendPaymentEvent(shop, order.orderId), strike)
    for (let count = 0; count < 3; count += 1)
      expect(await sendPaymentEvent(shop, order.orderId), `call ${at}`).toBe(200)
    expect((await historyOf(order.shopper))[0], `call ${at}`).toBe('refunded')
    await ageOrders(shop, order.shopper)
    expect(await reconcile(shop)).toBe(200)
    expect(await audit(shop, [order.shopper], [order.product]), `call ${at}`).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

/** Deletes an order, as restoring an older backup does. */
async function loseOrder({ orderId, product: { inventoryId } }: Placed): Promise<Stripe.Checkout.Session> {
  const order = await shop.lake.getDocument<Order>(orderId)
  await shop.lake
    .transaction()
    .delete(orderId)
    .patch(inventoryId, (patch) => patch.inc({ available: 2 }))
    .commit()
  return shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
}

const RECREATED = ['paid', 'placed', 'restored', 'paid']

test.each(['a webhook', 'reconciliation', 'a webhook of its refund'])(
  'a lost order that is paid afterwards is recreated unchanged by %s',
  async (way) => {
    const order = await placed()
    const before = await shop.lake.getDocument<Record<string, unknown> & { _id: string }>(order.orderId)
    const { id } = await loseOrder(order)
    expect(await pay(order.url)).toBe(303)
    const session = await shop.stripe.checkout.sessions.retrieve(id)
    if (way === 'a webhook') expect(await sendEvent(shop, 'checkout.session.completed', session)).toBe(200)
    else if (way === 'reconciliation') expect(await reconcile(shop)).toBe(200)
    else {
      const refund = await shop.stripe.refunds.create({ payment_intent: intentOf(session), amount: 100 })
      expect(await sendEvent(shop, 'refund.failed', { ...refund, metadata: {} })).toBe(200)
    }
    expect((await historyOf(order.shopper)).slice(0, 4)).toEqual(RECREATED)
    const after = await shop.lake.getDocument<Record<string, unknown> & { _id: string }>(order.orderId)
    for (const field of ['number', 'placedAt', 'locale', 'customer', 'currency', 'lines', 'totals', 'rates'])
      expect(after?.[field], field).toEqual(before?.[field])
    expect(await readStock(shop, order.product)).toBe(1)
    expect(await reconcile(shop)).toBe(200)
    expect(await audit(shop, [order.shopper], [order.product])).toEqual([])
  },
)

test('the site is killed between any two steps of recreating an order: it exists once', async () => {
  const steps = await injectAtEachCall(shop, ['holdAfter'], async ({ at }, strike) => {
    const order = await placed()
    const { id } = await loseOrder(order)
    await pay(order.url)
    const session = await shop.stripe.checkout.sessions.retrieve(id)
    await killDuring(shop, () => sendEvent(shop, 'checkout.session.completed', session), strike)
    const told = await Promise.all(
      [1, 2, 3].map(() => sendEvent(shop, 'checkout.session.completed', session)),
    )
    for (const status of told) expect([200, 503], `call ${at}`).toContain(status)
    await ageOrders(shop, order.shopper)
    expect(await reconcile(shop)).toBe(200)
    expect(await historyOf(order.shopper), `call ${at}`).toEqual(RECREATED)
    expect(await audit(shop, [order.shopper], [order.product]), `call ${at}`).toEqual([])
  })
  expect(steps).toBeGreaterThan(4)
})

test('a lost order that is never paid is not recreated', async () => {
  const order = await placed()
  const session = await loseOrder(order)
  const expired = await shop.stripe.checkout.sessions.expire(session.id)
  expect(await sendEvent(shop, 'checkout.session.expired', expired)).toBe(200)
  expect(await ordersOf(shop, [order.shopper])).toEqual([])
})

/** Returns how many emails the operator received. */
async function alerts(): Promise<number> {
  const { url, key } = shop.mailbox
  const response = await fetch(`${url}/emails?limit=100`, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await response.json()) as { data: { to: string[]; subject: string }[] }
  return data.filter(({ to, subject }) => to.includes(MAILBOX) && subject === 'A payment has no order').length
}

test('a payment whose order cannot be recreated never gets a 200: the operator is notified until it is refunded', async () => {
  const order = await placed()
  const { id, metadata } = await loseOrder(order)
  const emptied = Object.fromEntries(
    Object.keys(metadata ?? {}).map((name) => [name, name === 'order' ? order.orderId : '']),
  )
  await shop.stripe.checkout.sessions.update(id, { metadata: emptied })
  await pay(order.url)
  const session = await shop.stripe.checkout.sessions.retrieve(id)
  for (let count = 0; count < 2; count += 1)
    expect(await sendEvent(shop, 'checkout.session.completed', session)).toBe(500)
  expect(await reconcile(shop)).toBe(200)
  expect(await alerts()).toBe(1)
  await shop.stripe.refunds.create({ payment_intent: intentOf(session) })
  expect(await sendEvent(shop, 'checkout.session.completed', session)).toBe(200)
})

test.each(['before', 'after'])(
  'a product deleted %s its payment is delivered: the order has the sold file',
  async (moment) => {
    const file = { name: 'sea.jpg', mediaType: 'image/jpeg', parts: ['file.0123456789abcdef.part-1'] }
    const product = await createProduct(shop, 3, {
      kind: 'digital',
      download: { _type: 'privateFile', ...file },
    })
    const productId = product.inventoryId.replace('inventory-', '')
    const shopper = await newShopper(shop)
    const { body } = await placeOrder(shop, shopper, createOrderRequest(product))
    const remove = () => shop.lake.delete(productId)
    if (moment === 'before') await remove()
    expect(await pay(body.url)).toBe(303)
    expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
    if (moment === 'after') await remove()
    expect(await historyOf(shopper)).toEqual(['fulfilled', 'placed', 'paymentOpened', 'paid', 'fulfilled'])
    expect(await shop.lake.fetch('*[_id == $id][0].lines[0].file', { id: body.orderId })).toEqual(file)
    expect(await audit(shop, [shopper], [product])).toEqual([])
  },
)

test('a missing download of a paid order needs a manual decision', async () => {
  const [shopper, product] = [await newShopper(shop), await createProduct(shop, 3, { kind: 'digital' })]
  const { body } = await placeOrder(shop, shopper, createOrderRequest(product))
  expect(await pay(body.url)).toBe(303)
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  expect(await historyOf(shopper)).toContain('fileMissing')
})

test('invoices are numbered without a gap after all tests', async () => {
  expect(await auditInvoices(shop)).toEqual([])
})
