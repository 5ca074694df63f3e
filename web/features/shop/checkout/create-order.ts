import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { CustomerData } from '#web/features/account/queries.ts'
import { withLock } from '#web/lib/lock.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { countUnits } from '../cart/model/quantity.ts'
import { toCartDiscounts } from '../discounts/cart-discounts.ts'
import { readDiscounts } from '../discounts/queries.ts'
import { readGiftCards } from '../gift-cards/queries.ts'
import type { Order } from '../orders/order-document.ts'
import { orderIdFor, orderNumber } from '../orders/order-id.ts'
import type { NewOrder } from '../orders/order-store.ts'
import { readOrder } from '../orders/queries.ts'
import { maxOpenOrders, reclaimableFrom } from '../orders/reservation.ts'
import { reserveStock } from '../orders/stock.ts'
import { type ComposedOrder, composeOrder, type Offer, type OrderRequestError } from './compose.ts'
import { openCheckoutSession, type OpenedOrder } from './open-checkout-session.ts'
import type { ValidOrderRequest } from './order-request.ts'
import { type Checkout, readCheckout, readOffer } from './queries.ts'
import { reclaimStock, releasePendingOrders } from './release-orders.ts'
import { missingUnits, requestedUnits } from './requested-units.ts'
import { resumeOrder } from './resume-order.ts'

/**
 * Why no checkout session was opened: the products or their prices (`OrderRequestError`), `closed` (this order is over; a new key begins another),
 * `openOrders` (payments of earlier orders are in progress), `payment` (Stripe), `amount` (too low or too high for Stripe), `unreachable`
 * (the lake), `tooMany` (orders in a short time; another may follow after `waitMs`).
 */
export type OrderError =
  | OrderRequestError
  | { kind: 'closed' | 'openOrders' | 'payment' | 'amount' | 'unreachable' }
  | { kind: 'tooMany'; waitMs: number }

/** An order, and the stored data of its customer. */
interface Reserved {
  order: Order
  payer: CustomerData
}

/** Who places an order, and in which language. */
interface OrderPlacement {
  id: string
  customer: Customer
  locale: LocaleId
  checkout: Checkout
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
): Promise<Result<OpenedOrder, OrderError>> {
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

/** Returns the order of a request with its stock reserved, and creates it if there is none. */
function reserveAndCreateOrder(
  customer: Customer,
  request: ValidOrderRequest,
): Promise<Result<Reserved, OrderError>> {
  const id = orderIdFor(customer.uid, request.idempotencyKey)
  let hasReleased = false
  return retryOnConflict<Result<Reserved, OrderError>>(async () => {
    const now = Date.now()
    const [checkout, shop, stored, giftCards] = await Promise.all([
      readCheckout(id, customer.uid, new Date(now - PERIOD_MS)),
      readOffer([...requestedUnits(request).keys()], request.locale, now),
      readDiscounts(request.codes, request.locale),
      readGiftCards(request.codes),
    ])
    const payer = checkout.customer
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
      return 'conflict'
    }
    if (checkout.open.length >= maxOpenOrders(customer.emailVerified)) return failure({ kind: 'openOrders' })
    const discounts = toCartDiscounts(stored, toDiscountLines(shop.products), checkout.usedDiscounts)
    const offer = { ...shop, discounts, giftCards }
    const composed = composeOrder(request, offer, countUnits(checkout.open.flatMap(({ lines }) => lines)))
    if (composed.ok) {
      const order = newOrder(composed.value, { id, customer, locale: request.locale, checkout })
      const created = await reserveStock(order, payer._rev)
      return created ? success({ order: created, payer }) : 'conflict'
    }
    // Someone else may take what was reclaimed, so it is repeated while there are abandoned orders.
    const { error } = composed
    if (error.kind === 'stock' && (await reclaimStock(missingUnits(request, error.products))))
      return 'conflict'
    // Another process may have created this very order since, and taken the last units for it.
    const known = await readOrder(id)
    return known ? success({ order: known, payer }) : composed
  }, MAX_ATTEMPTS)
}

/** Returns the document of a new order, which reserves its stock and awaits payment. */
function newOrder(composed: ComposedOrder, { id, customer, locale, checkout }: OrderPlacement): NewOrder {
  const { uid, email, name, emailVerified } = customer
  const { billing } = checkout.customer
  const placedAt = new Date().toISOString()
  return {
    _id: id,
    number: orderNumber(id, checkout.prefix),
    state: 'pending',
    placedAt,
    reclaimableAt: reclaimableFrom(placedAt, emailVerified),
    locale,
    customer: { uid, email, name },
    ...composed,
    ...(billing && { billing }),
    holdsStock: true,
    isWaiting: false,
  }
}

const toDiscountLines = (products: Offer['products']) =>
  products.map(({ number: id, documentId, category = null }) => ({ id, documentId, category }))
