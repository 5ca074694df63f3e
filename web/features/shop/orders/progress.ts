import { isPaid, isRefundable, type OrderEvent, type OrderState } from '#schemas/shared/orders.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import type { LineItem } from './line-items.ts'
import type { Order } from './order-document.ts'

/** The fields of an order that a transition changes. */
type Progress = Pick<Order, 'state' | 'holdsStock' | 'isWaiting'>

/** The fields of an order that determine its next transition. */
export interface ProgressingOrder extends Progress, Pick<Order, 'fulfilment'> {
  lines: readonly Pick<LineItem, 'kind'>[]
}

/** A transition of an order: its next progress, its history events and the stock change. */
export interface OrderTransition {
  next: Progress
  /** In chronological order. */
  events: OrderEvent[]
  stock: 'keep' | 'release' | 'take'
}

/**
 * Returns the transition of an order for the current payment status. It is idempotent, independent of the order of events, and never
 * ignores a payment.
 *
 * @returns null if nothing changes
 */
export function applyPaymentStatus(status: PaymentStatus, order: ProgressingOrder): OrderTransition | null {
  const { state, holdsStock, isWaiting } = order
  switch (status.kind) {
    case 'open':
      return null
    case 'waiting':
      return state === 'pending' && !isWaiting
        ? { next: { state, holdsStock, isWaiting: true }, events: ['paymentWaiting'], stock: 'keep' }
        : null
    case 'paid':
      return applyPaid(status.refunded >= status.amount && status.amount > 0, order)
    case 'failed':
    case 'expired':
      return state === 'pending'
        ? {
            next: { state: status.kind, holdsStock: false, isWaiting: false },
            events: [status.kind],
            stock: holdsStock ? 'release' : 'keep',
          }
        : null
  }
}

function applyPaid(
  isRefunded: boolean,
  { state: before, holdsStock, lines, fulfilment }: ProgressingOrder,
): OrderTransition | null {
  // Once an order is paid, only staff and full refunds change its state.
  if (isRefunded ? before === 'refunded' : isRefundable(before)) return null
  const isDigital = lines.every(({ kind }) => kind === 'digital')
  const isSettled = isPaid(before)
  // A bank can reject a full refund days later; the order then counts as paid again.
  const state: OrderState = isRefunded ? 'refunded' : isDigital || fulfilment ? 'fulfilled' : 'paid'
  const arrived: OrderEvent[] = isSettled ? [] : [before === 'pending' ? 'paid' : 'paidLate']
  const become: OrderEvent[] = isRefunded ? ['refunded'] : isDigital && !isSettled ? ['fulfilled'] : []
  const events = [...arrived, ...become]
  if (isRefunded) return { next: { state, holdsStock, isWaiting: false }, events, stock: 'keep' }
  // A late payment buys units that were released: they are taken from the stock again.
  return {
    next: { state, holdsStock: true, isWaiting: false },
    events,
    stock: holdsStock ? 'keep' : 'take',
  }
}
