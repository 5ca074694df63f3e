import 'server-only'
import { ordersOfPayments } from '#web/content/order-lists.ts'
import { recentRefunds } from '../payments/refunds.ts'

/** Longer than a payment service is ever away, and than banks take to send a refund back. */
const LOOK_BACK_MS = 30 * 24 * 60 * 60_000

/**
 * Orders that do not know of one of the newest refunds, or that a bank has sent one back, because the message about it was lost. None where the payment service does not answer
 * now. Throws where the lake cannot be asked.
 */
export async function ordersWithStrayedRefunds(now: Date): Promise<string[]> {
  const recent = await recentRefunds(new Date(now.getTime() - LOOK_BACK_MS))
  if (!recent.ok || recent.value.length === 0) return []
  const orders = await ordersOfPayments([
    ...new Set(recent.value.map(({ paymentIntentId }) => paymentIntentId)),
  ])
  return orders
    .filter(({ paymentIntentId, refunds }) =>
      recent.value.some(
        ({ id: given, paymentIntentId: of, hasFailed }) =>
          of === paymentIntentId &&
          !refunds.some(({ id, state }) => id === given && (state === 'failed') === hasFailed),
      ),
    )
    .map(({ id }) => id)
}
