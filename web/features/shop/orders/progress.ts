import { isPaid, type OrderEvent, type OrderState } from '#schemas/shared/orders.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'

/** The fields of an order that determine its next transition. */
export interface OrderProgress {
  state: OrderState
  /** Whether it holds a stock reservation. */
  holdsStock: boolean
  /** Whether all line items are downloads, so that nothing is shipped. */
  isDigital: boolean
  /** Whether it was shipped. */
  isSent: boolean
  /** Whether its payment is in progress. */
  isWaiting: boolean
}

/** A transition of an order: its next progress, its history events and the stock change. */
export interface OrderTransition {
  next: OrderProgress
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
export function applyPaymentStatus(status: PaymentStatus, order: OrderProgress): OrderTransition | null {
  switch (status.kind) {
    case 'open':
      return null
    case 'waiting':
      return order.state === 'pending' && !order.isWaiting
        ? { next: { ...order, isWaiting: true }, events: ['paymentWaiting'], stock: 'keep' }
        : null
    case 'paid':
      return applyPaid(status.refunded >= status.amount && status.amount > 0, order)
    case 'failed':
    case 'expired':
      return order.state === 'pending'
        ? {
            next: { ...order, state: status.kind, isWaiting: false, holdsStock: false },
            events: [status.kind],
            stock: order.holdsStock ? 'release' : 'keep',
          }
        : null
  }
}

function applyPaid(isRefunded: boolean, order: OrderProgress): OrderTransition | null {
  const isSettled = isPaid(order.state)
  const hasNothingToSend = order.isDigital || order.isSent || order.state === 'fulfilled'
  // A bank can reject a full refund days later; the order then counts as paid again.
  const state: OrderState = isRefunded ? 'refunded' : hasNothingToSend ? 'fulfilled' : 'paid'
  if (order.state === state) return null
  const arrived: OrderEvent[] = isSettled ? [] : [order.state === 'pending' ? 'paid' : 'paidLate']
  const become: OrderEvent[] = isRefunded ? ['refunded'] : order.isDigital && !isSettled ? ['fulfilled'] : []
  const events = [...arrived, ...become]
  if (isRefunded) return { next: { ...order, state, isWaiting: false }, events, stock: 'keep' }
  // A late payment buys units that were released: they are taken from the stock again.
  return {
    next: { ...order, state, isWaiting: false, holdsStock: true },
    events,
    stock: order.holdsStock ? 'keep' : 'take',
  }
}
