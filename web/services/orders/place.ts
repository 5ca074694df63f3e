import 'server-only'
import { createOrder, readOrder, type NewOrder, type Order, type Reservation } from '#web/content/orders.ts'
import { recentOrdersOf } from '#web/content/order-lists.ts'
import { billingOf, type BillingDetails } from '#web/content/customers.ts'
import { readOffer, type CountedOffer } from '#web/content/order-offer.ts'
import { composeOrder, type ComposedOrder, type OrderWish, type WishFault } from '#web/lib/orders/compose.ts'
import { orderIdFor, orderNumber } from '#web/lib/orders/identity.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Customer } from '../identity/customer.ts'
import { closePayment } from '../payments/stripe.ts'
import { inTurn } from './in-turn.ts'
import { openPage } from './open-page.ts'
import { settleOrder } from './settle.ts'

/** What a customer asks for. */
export interface PlaceRequest extends OrderWish {
  /** The same for every try of one order. */
  idempotencyKey: string
  locale: LocaleId
}

/**
 * Why no payment page could be opened: the goods or their prices (`WishFault`), `closed` (this order is over, a new key begins another),
 * `payment` (the payment service), `unreachable` (the content), `tooMany` (orders of this customer; after `waitMs` another may be placed).
 */
export type PlaceFault =
  | WishFault
  | { kind: 'closed' }
  | { kind: 'payment' }
  | { kind: 'unreachable' }
  | { kind: 'tooMany'; waitMs: number }

/** Where the shopper pays; where the order was paid before, the page that says so. */
export interface Placed {
  orderId: string
  url: string
}

/** Counts change between reading and writing when many buy at once; then it is read and tried again. */
const TRIES = 25

/** Orders that a customer may place within a span: counted by the orders themselves, so that all processes of the site count alike. */
const MOST_ORDERS = 20
const SPAN_MS = 600_000

/**
 * Places an order and opens its payment page. The same key opens the same order's page, whatever ended between. Prices, names and stock are
 * the site's own; stock is taken in the transaction that keeps the order.
 */
export async function placeOrder(
  customer: Customer,
  request: PlaceRequest,
): Promise<Result<Placed, PlaceFault>> {
  const id = orderIdFor(customer.uid, request.idempotencyKey)
  try {
    const known = await readOrder(id)
    if (known) return await goOn(known, request)
    const { pending, placed } = await recentOrdersOf(customer.uid, new Date(Date.now() - SPAN_MS))
    const [oldest] = placed
    if (oldest !== undefined && placed.length >= MOST_ORDERS)
      return failure({ kind: 'tooMany', waitMs: Date.parse(oldest) + SPAN_MS - Date.now() })
    // The same order may have been placed at this very moment.
    await letGoOf(pending.filter((other) => other !== id))
    const kept = await inTurn('stock', () => keep(id, customer, request))
    return kept.ok ? await openPage(kept.value) : kept
  } catch {
    return failure({ kind: 'unreachable' })
  }
}

/** An order that is there already: its page, if it is still the same and still to be paid. */
async function goOn(order: Order, request: PlaceRequest): Promise<Result<Placed, PlaceFault>> {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of request.items)
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const isSame =
    order.currency === request.currency &&
    order.lines.length === wanted.size &&
    order.lines.every(({ number, quantity }) => wanted.get(number) === quantity)
  const settled = order.state === 'pending' ? await settleOrder(order._id) : success(order)
  if (!settled.ok) return failure({ kind: 'payment' })
  const { state } = settled.value
  if (isPaid(state) && isSame) return openPage(settled.value)
  return state === 'pending' && isSame ? openPage(settled.value) : failure({ kind: 'closed' })
}

/** What somebody left unpaid holds stock that they may now want themselves: those pages are closed first. */
async function letGoOf(pending: readonly string[]): Promise<void> {
  for (const other of pending.slice(0, 5)) {
    const order = await readOrder(other)
    const sessionId = order?.payment?.sessionId
    // A page that is being paid at this moment cannot be closed, and is settled as what it is.
    if (sessionId) await closePayment(sessionId)
    await settleOrder(other)
  }
}

async function keep(
  id: string,
  customer: Customer,
  request: PlaceRequest,
): Promise<Result<Order, PlaceFault>> {
  const numbers = [...new Set(request.items.map(({ productId }) => productId))]
  const billed = billingOf(customer.uid)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [billing, offer] = await Promise.all([billed, readOffer(numbers, request.locale, Date.now())])
    const composed = composeOrder(request, offer)
    if (!composed.ok) {
      // Another process that was asked for this very order at the same moment may have taken the last of them for it.
      const known = await readOrder(id)
      return known ? success(known) : composed
    }
    const order = newOrder(id, customer, request, composed.value, offer, billing)
    const outcome = await createOrder(order, reservationsOf(composed.value, offer))
    if (outcome === 'conflict') continue
    const kept = await readOrder(id)
    return kept ? success(kept) : failure({ kind: 'unreachable' })
  }
  return failure({ kind: 'unreachable' })
}

function newOrder(
  id: string,
  { uid, email, name }: Customer,
  { locale }: PlaceRequest,
  { currency, lines, totals, taxes }: ComposedOrder,
  { rates }: CountedOffer,
  billing: BillingDetails | null,
): NewOrder {
  return {
    _id: id,
    number: orderNumber(id),
    state: 'pending',
    placedAt: new Date().toISOString(),
    locale,
    customer: { uid, email, name },
    currency,
    lines: lines.map(({ documentId, ...line }) => ({ ...line, _key: line.number, product: documentId })),
    totals,
    taxes: taxes.map((tax) => ({ ...tax, _key: `rate-${tax.percent}` })),
    ...(billing && { billing }),
    rates: { base: rates.base, asOf: rates.asOf },
    holdsStock: true,
    isWaiting: false,
  }
}

const reservationsOf = ({ lines }: ComposedOrder, { counts }: CountedOffer): Reservation[] =>
  lines.flatMap(({ documentId, quantity }) => {
    const count = counts.get(documentId)
    return count ? [{ ...count, quantity }] : []
  })
