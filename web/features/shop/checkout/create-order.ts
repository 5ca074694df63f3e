import 'server-only'
import { giftCardEnding, toGiftCardCode } from '#schemas/shared/gift-cards.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { withLock } from '#web/lib/lock.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { toCartDiscounts } from '../discounts/cart-discounts.ts'
import { readDiscounts } from '../discounts/queries.ts'
import { readGiftCards } from '../gift-cards/queries.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import type { Order } from '../orders/order-document.ts'
import { orderIdFor } from '../orders/order-id.ts'
import { readOrder } from '../orders/queries.ts'
import { maxOpenOrders } from '../orders/reservation.ts'
import { reserveStock } from '../orders/stock.ts'
import { buildOrder } from './build-order.ts'
import { composeOrder, type OrderRequestError } from './compose.ts'
import { openCheckoutSession } from './open-checkout-session.ts'
import type { ValidOrderRequest } from './order-request.ts'
import type { KnownCustomer } from './payment-customer.ts'
import { readCheckout, readOffer } from './queries.ts'
import { reclaimStock, releasePendingOrders } from './release-orders.ts'

/**
 * Why no checkout session was opened: the products or their prices (`OrderRequestError`), `closed` (this order is over; a new key begins another),
 * `openOrders` (payments of earlier orders are in progress), `payment` (Stripe), `unreachable` (the lake), `tooMany` (orders in a short time;
 * another may follow after `waitMs`).
 */
export type OrderError =
  | OrderRequestError
  | { kind: 'closed' }
  | { kind: 'openOrders' }
  | { kind: 'payment' }
  | { kind: 'unreachable' }
  | { kind: 'tooMany'; waitMs: number }

/** Where the customer pays; for an order that is paid already, the page that says so. */
export interface CreatedOrder {
  orderId: string
  url: string
}

/** An order, and what is known of its customer. */
interface Reserved {
  order: Order
  payer: KnownCustomer
}

/** Several processes may change the same stock; each conflict is followed by another attempt. */
const MAX_ATTEMPTS = 25

/** Orders per customer within a period. They are counted in the lake, so that all processes count alike. */
const MAX_ORDERS = 20
const PERIOD_MS = 600_000

/**
 * Creates an order and opens its checkout session. The same key leads to the same order and session, whatever happened in between. Prices, names and
 * stock are the shop's own; one transaction creates the order and reserves its stock.
 */
export async function createOrder(
  customer: Customer,
  request: ValidOrderRequest,
): Promise<Result<CreatedOrder, OrderError>> {
  try {
    const reserved = await withLock([`customer ${customer.uid}`], () =>
      reserveAndCreateOrder(customer, request),
    )
    if (!reserved.ok) return reserved
    return await openCheckoutSession(reserved.value.order, reserved.value.payer)
  } catch (error) {
    logError('An order could not be created.', error)
    return failure({ kind: 'unreachable' })
  }
}

async function reserveAndCreateOrder(
  customer: Customer,
  request: ValidOrderRequest,
): Promise<Result<Reserved, OrderError>> {
  const id = orderIdFor(customer.uid, request.idempotencyKey)
  const numbers = [...new Set(request.items.map(({ productId }) => productId))]
  let hasReleased = false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const now = Date.now()
    const [checkout, offer, stored, giftCards] = await Promise.all([
      readCheckout(id, customer.uid, new Date(now - PERIOD_MS)),
      readOffer(numbers, request.locale, now),
      readDiscounts(request.codes, request.locale),
      readGiftCards(request.codes),
    ])
    const payer = checkout.customer ?? { paymentCustomerId: null, shipping: null }
    if (checkout.order) {
      const resumed = await resumeOrder(checkout.order, request)
      return resumed.ok ? success({ order: resumed.value, payer }) : resumed
    }
    const [oldest] = checkout.placed
    if (oldest !== undefined && checkout.placed.length >= MAX_ORDERS)
      return failure({ kind: 'tooMany', waitMs: Date.parse(oldest) + PERIOD_MS - now })
    if (!hasReleased && checkout.open.length > 0) {
      // A new order replaces what the customer left unpaid.
      hasReleased = true
      await releasePendingOrders(checkout.open.filter(({ isWaiting }) => !isWaiting))
      continue
    }
    if (checkout.open.length >= maxOpenOrders(customer.emailVerified)) return failure({ kind: 'openOrders' })
    const lines = offer.products.map(({ number, documentId, category = null }) => ({
      ...{ id: number, documentId, category },
    }))
    const discounts = toCartDiscounts(stored, lines, checkout.usedDiscounts)
    const composed = composeOrder(request, { ...offer, discounts, giftCards }, unitsIn(checkout.open))
    if (composed.ok) {
      const order = buildOrder(id, customer, request, composed.value, offer, checkout)
      const created = await reserveStock(order, checkout.customer?.revision ?? null)
      if (created) return success({ order: created, payer })
    } else {
      // Someone else may take what was reclaimed, so it is repeated while there are abandoned orders.
      const { error } = composed
      if (error.kind === 'stock' && (await reclaimStock(missingUnits(request, error.products)))) continue
      // Another process may have created this very order since, and taken the last units for it.
      const known = await readOrder(id)
      return known ? success({ order: known, payer }) : composed
    }
  }
  return failure({ kind: 'unreachable' })
}

/** Returns an order that exists, if it is still the requested one and can still be paid. */
async function resumeOrder(order: Order, request: ValidOrderRequest): Promise<Result<Order, OrderError>> {
  const requested = unitsIn([
    { lines: request.items.map(({ productId, quantity }) => ({ number: productId, quantity })) },
  ])
  const isSame =
    order.currency === request.currency &&
    order.lines.length === requested.size &&
    order.lines.every(({ number, quantity }) => requested.get(number) === quantity) &&
    hasSameCodes(order, request) &&
    (request.delivery === undefined || !order.delivery || order.delivery.method === request.delivery) &&
    (request.country === undefined || !order.taxCountry || order.taxCountry === request.country)
  const confirmed = order.state === 'pending' ? await confirmPayment(order._id) : success(order)
  if (!confirmed.ok) return failure({ kind: 'payment' })
  const { state } = confirmed.value
  return isSame && (state === 'pending' || isPaid(state)) ? confirmed : failure({ kind: 'closed' })
}

/** Returns whether an order has exactly the requested codes. */
function hasSameCodes({ discounts, giftCard }: Order, { codes }: ValidOrderRequest): boolean {
  const applied = (discounts ?? []).flatMap(({ code }) => code ?? [])
  // An order keeps the ending of its gift card's code only.
  const isGiftCard = (code: string) =>
    toGiftCardCode(code) !== null && giftCardEnding(code) === giftCard?.ending
  const count = applied.length + (giftCard ? 1 : 0)
  return count === codes.length && codes.every((code) => applied.includes(code) || isGiftCard(code))
}

/** Counts the units of each product in some orders. */
function unitsIn(
  orders: readonly { lines: readonly { number: string; quantity: number }[] }[],
): Map<string, number> {
  const units = new Map<string, number>()
  for (const { number, quantity } of orders.flatMap(({ lines }) => lines))
    units.set(number, (units.get(number) ?? 0) + quantity)
  return units
}

/** Counts the units that a request asks for beyond what is available. */
function missingUnits(
  { items }: ValidOrderRequest,
  short: readonly { productId: string; available: number }[],
): Map<string, number> {
  const requested = unitsIn([
    { lines: items.map(({ productId, quantity }) => ({ number: productId, quantity })) },
  ])
  return new Map(
    short.map(({ productId, available }) => [productId, (requested.get(productId) ?? 0) - available]),
  )
}
