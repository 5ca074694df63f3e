import 'server-only'
import type { RecentPayments, RecentSession } from '#web/vendors/stripe/recent-payments.ts'
import { ordersOfPayments, type PaymentState, paymentStatesOf } from './queries.ts'

/** Returns what Stripe knows of recent payments and refunds, and the orders do not. Throws if the lake does not respond. */
export async function findUnrecordedPayments({ sessions, refunds }: RecentPayments) {
  const completed = sessions.filter(({ status }) => status === 'complete')
  const orders = await paymentStatesOf(completed.map(({ orderId }) => orderId))
  const isLost = ({ orderId }: RecentSession) => !orders.get(orderId)?.sessionId
  const unpaid = completed.filter((session) => isUnrecorded(session, orders.get(session.orderId)))
  const refunded = await ordersOfPayments(refunds.map(({ paymentIntentId }) => paymentIntentId))
  const unrefunded = refunded.filter(({ paymentIntentId, refunds: recorded }) =>
    refunds.some(
      ({ id: refundId, paymentIntentId: paidBy, hasFailed }) =>
        paidBy === paymentIntentId &&
        !recorded.some(({ id, state }) => id === refundId && (state === 'failed') === hasFailed),
    ),
  )
  return {
    // Sessions that were completed for orders that the lake does not know, or does not know the session of.
    // In the order of their payment, so that invoices are numbered in that order again.
    lost: completed.filter(isLost).reverse(),
    /** Ids of orders whose payment or refunds are not recorded, newest payments first. */
    unrecorded: [...unpaid.map(({ orderId }) => orderId), ...unrefunded.map(({ id }) => id)],
  }
}

/** Whether an order does not know yet that its session was completed. */
function isUnrecorded({ id, isPaid }: RecentSession, order: PaymentState | undefined): boolean {
  if (order?.sessionId !== id) return false
  if (order.state === 'pending') return isPaid || !order.isWaiting
  return isPaid && (order.state === 'failed' || order.state === 'expired')
}
