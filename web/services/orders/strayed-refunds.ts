import 'server-only'
import { ordersOfPayments } from '#web/content/orders.ts'
import { recentRefunds } from '../payments/refunds.ts'

/** Longer than a payment service is ever away; older messages come by their own retries. */
const LOOK_BACK_MS = 24 * 60 * 60_000

/**
 * Orders that do not know of a refund of the last day, because the message about it was lost. None where the payment service does not answer
 * now. Throws where the lake cannot be asked.
 */
export async function ordersWithStrayedRefunds(now: Date): Promise<string[]> {
  const recent = await recentRefunds(new Date(now.getTime() - LOOK_BACK_MS))
  if (!recent.ok || recent.value.length === 0) return []
  const orders = await ordersOfPayments([
    ...new Set(recent.value.map(({ paymentIntentId }) => paymentIntentId)),
  ])
  return orders
    .filter(({ paymentIntentId, refundIds }) =>
      recent.value.some(
        (refund) => refund.paymentIntentId === paymentIntentId && !refundIds.includes(refund.id),
      ),
    )
    .map(({ id }) => id)
}
