import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { generateGiftCardCode, giftCardBalance, spentFromGiftCard } from '#schemas/shared/gift-cards.ts'
import { RELEASED_STATES } from '#schemas/shared/orders.ts'
import { giftCardPart } from '#schemas/shared/refunds.ts'
import { english } from '../e2e/support/languages.ts'
import { pay, type Shopper } from '../shop-api.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  ageOrders,
  createOrderRequest,
  createProduct,
  createRefundRequest,
  expirePage,
  newShopper,
  newShoppers,
  placeOrder,
  reconcile,
  sendPaymentEvent,
  storeRefund,
} from './support/customers.ts'
import { injectAtEachCall, killDuring } from './support/inject-faults.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

interface Card {
  id: string
  code: string
  amount: number
}

async function createCard(amount: number, fields: object = {}): Promise<Card> {
  const code = generateGiftCardCode()
  const id = `giftCard.${randomUUID()}`
  await shop.lake.create({ _id: id, _type: 'giftCard', code, amount, currency: 'USD', ...fields })
  return { id, code, amount }
}

/** Returns what is left on a card, and checks that no more was taken than it had. */
async function balanceOf({ id, amount }: Card): Promise<number> {
  const orders = await shop.lake.fetch<Order[]>(
    '*[_type == "order" && giftCard.card == $id && !(state in $released)]',
    { id, released: RELEASED_STATES },
  )
  expect(spentFromGiftCard(orders)).toBeLessThanOrEqual(amount)
  return giftCardBalance(amount, orders)
}

async function orderOf(shopper: Shopper): Promise<Order> {
  const [order] = await ordersOf(shop, [shopper])
  if (!order) throw new Error('The customer has no order.')
  return order
}

async function sessionOf({ payment }: Order) {
  return shop.stripe.checkout.sessions.retrieve(payment?.sessionId ?? '')
}

/** Records a refund of an amount, as a merchandiser does in Studio, and reports it four times at once. */
async function payBack(order: Order, amount: number): Promise<void> {
  const giftCardAmount = giftCardPart(order, amount)
  const refund = { ...createRefundRequest(amount), ...(giftCardAmount > 0 && { giftCardAmount }) }
  await storeRefund(shop, order._id, refund)
  const statuses = await Promise.all([1, 2, 3, 4].map(() => sendPaymentEvent(shop, order._id)))
  expect(statuses).toEqual([200, 200, 200, 200])
}

test('fifty simultaneous buyers with one card, at two sites, spend exactly what it has', async () => {
  const other = { ...shop, site: await shop.openAnother() }
  const [product, card, buyers] = [
    await createProduct(shop, 1_000),
    await createCard(5_000),
    await newShoppers(shop, 50),
  ]
  const responses = await Promise.all(
    buyers.map((buyer, index) =>
      placeOrder(index % 2 === 0 ? shop : other, buyer, {
        ...createOrderRequest(product),
        codes: [card.code],
      }),
    ),
  )
  const placed = responses.filter(({ status }) => status === 200)
  const refused = responses.filter(({ status }) => status !== 200)
  expect(placed).toHaveLength(5)
  expect(new Set(refused.map(({ body }) => [body['error'], body['reason']].join()))).toEqual(
    new Set(['discount,giftCardEmpty']),
  )
  const parts = (await ordersOf(shop, buyers)).flatMap(({ giftCard }) => giftCard?.amount ?? [])
  expect(parts.sort((one, next) => one - next)).toEqual([280, 1_180, 1_180, 1_180, 1_180])
  expect(await balanceOf(card)).toBe(0)
  expect(await audit(shop, buyers, [product])).toEqual([])

  // An order that is never paid releases its part.
  const [first] = placed
  await expirePage(first?.body.url ?? '')
  expect(await sendPaymentEvent(shop, first?.body.orderId ?? '')).toBe(200)
  expect(await balanceOf(card)).toBeGreaterThan(0)
  const [next] = (await newShoppers(shop, 1)) as [Shopper]
  expect((await placeOrder(other, next, { ...createOrderRequest(product), codes: [card.code] })).status).toBe(
    200,
  )
  expect(await balanceOf(card)).toBe(0)
})

test('a card pays a part, Stripe charges the rest, and a refund returns to Stripe first', async () => {
  const [product, card, buyer] = [
    await createProduct(shop, 10),
    await createCard(1_000),
    await newShopper(shop),
  ]
  const request = { ...createOrderRequest(product, 2), codes: [card.code], expected: 1_360 }
  const { body } = await placeOrder(shop, buyer, request)
  expect((await placeOrder(shop, buyer, request)).body.orderId).toBe(body.orderId)
  const { codes: _, ...withoutCard } = request
  expect((await placeOrder(shop, buyer, withoutCard)).body['error']).toBe('closed')
  const unpaid = await orderOf(buyer)
  const session = await sessionOf(unpaid)
  expect([session.amount_total, session.total_details?.amount_discount]).toEqual([1_360, 1_000])
  expect(unpaid.totals).toMatchObject({ tax: 360, payable: 2_360 })
  expect(JSON.stringify(unpaid)).not.toContain(card.code)
  expect(await balanceOf(card)).toBe(0)
  await pay(body.url)
  await Promise.all([1, 2, 3, 4].map(() => sendPaymentEvent(shop, body.orderId)))
  expect(await balanceOf(card)).toBe(0)

  await payBack(await orderOf(buyer), 1_500)
  expect(await balanceOf(card)).toBe(140)
  await payBack(await orderOf(buyer), 860)
  const order = await orderOf(buyer)
  expect(order.refunds?.map(({ state, amount, giftCardAmount }) => [state, amount, giftCardAmount])).toEqual([
    ['made', 1_500, 140],
    ['made', 860, 860],
  ])
  expect(order.state).toBe('refunded')
  expect(await balanceOf(card)).toBe(card.amount)
  expect(await audit(shop, [buyer], [product])).toEqual([])
})

test('a card that covers the total needs no other payment, also for delivery, and gets everything back', async () => {
  await shop.lake.create({
    _id: 'delivery-gift',
    _type: 'deliveryMethod',
    order: 1,
    countries: ['GB'],
    minDays: 1,
    maxDays: 2,
    title: english('Parcel'),
    price: 500,
    currency: 'USD',
    taxClass: 'zero',
  })
  const [product, card, [whole, part]] = [
    await createProduct(shop, 10),
    await createCard(3_000),
    (await newShoppers(shop, 2)) as [Shopper, Shopper],
  ]
  const request = () => ({ ...createOrderRequest(product), codes: [card.code], delivery: 'delivery-gift' })
  const { body } = await placeOrder(shop, whole, request())
  expect((await sessionOf(await orderOf(whole))).amount_total).toBe(0)
  // Before it is completed, nothing is paid.
  expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
  expect((await orderOf(whole)).state).toBe('pending')
  expect(await pay(body.url, '')).toBe(303)
  await Promise.all([1, 2, 3, 4].map(() => sendPaymentEvent(shop, body.orderId)))
  const paid = await orderOf(whole)
  expect([paid.state, paid.mail?.state, paid.shipping?.name]).toEqual(['paid', 'sent', 'Mary Wells'])
  expect(await balanceOf(card)).toBe(1_320)

  // The rest of the balance pays for delivery.
  await placeOrder(shop, part, request())
  const session = await sessionOf(await orderOf(part))
  expect([session.amount_total, session.shipping_cost?.amount_total]).toEqual([360, 360])

  await payBack(paid, 1_680)
  expect((await orderOf(whole)).state).toBe('refunded')
  expect(await balanceOf(card)).toBe(1_680)
  expect(await audit(shop, [whole, part], [product])).toEqual([])
  await shop.lake.delete('delivery-gift')
})

test('a late payment takes the rest of its card, and Studio shows the missing amount', async () => {
  const [product, card, [late, quick]] = [
    await createProduct(shop, 10),
    await createCard(1_000),
    (await newShoppers(shop, 2)) as [Shopper, Shopper],
  ]
  const { body } = await placeOrder(shop, late, { ...createOrderRequest(product, 2), codes: [card.code] })
  await shop.lake
    .transaction()
    .patch(body.orderId, (patch) => patch.set({ state: 'failed', holdsStock: false }))
    .patch(product.inventoryId, (patch) => patch.inc({ available: 2 }))
    .commit()
  const cheap = await createProduct(shop, 10, { price: 500 })
  const second = await placeOrder(shop, quick, { ...createOrderRequest(cheap), codes: [card.code] })
  expect(second.status).toBe(200)
  await pay(body.url)
  await Promise.all([1, 2, 3, 4].map(() => sendPaymentEvent(shop, body.orderId)))
  const order = await orderOf(late)
  expect(order.history.map(({ event }) => event).slice(-2)).toEqual(['paidLate', 'giftCardShort'])
  expect(order.giftCard).toMatchObject({ amount: 1_000, missing: 590 })
  expect(await balanceOf(card)).toBe(0)
})

test.each([
  ['an unknown code', 'discount,unknown', () => Promise.resolve(generateGiftCardCode())],
  [
    'an expired card',
    'discount,giftCardExpired',
    async () => (await createCard(100, { until: '2020-01-01T00:00:00Z' })).code,
  ],
  [
    'a card in another currency',
    'discount,giftCardCurrency',
    async () => (await createCard(100, { currency: 'EUR' })).code,
  ],
])('%s is refused', async (_name, error, createCode) => {
  const [product, buyer, code] = [await createProduct(shop, 10), await newShopper(shop), await createCode()]
  const { status, body } = await placeOrder(shop, buyer, { ...createOrderRequest(product), codes: [code] })
  expect([status, [body['error'], body['reason']].join()]).toEqual([409, error])
})

test('the site is killed between any two steps of an order with a card', async () => {
  const steps = await injectAtEachCall(shop, ['holdAfter'], async (place, strike) => {
    const [product, card, buyer] = [
      await createProduct(shop, 3),
      await createCard(1_000),
      await newShopper(shop),
    ]
    const request = { ...createOrderRequest(product, 2), codes: [card.code] }
    const label = `call ${place.at}`
    await killDuring(
      shop,
      async () => {
        const { body } = await placeOrder(shop, buyer, request)
        await pay(body.url)
        await sendPaymentEvent(shop, body.orderId)
      },
      strike,
    )
    const { status, body } = await placeOrder(shop, buyer, request)
    expect(status, label).toBe(200)
    if ((await orderOf(buyer)).state === 'pending') await pay(body.url)
    await ageOrders(shop, buyer)
    expect(await reconcile(shop), label).toBe(200)
    expect((await orderOf(buyer)).state, label).toBe('paid')
    expect(await balanceOf(card), label).toBe(0)
    expect(await audit(shop, [buyer], [product]), label).toEqual([])
  })
  expect(steps).toBeGreaterThan(6)
})
