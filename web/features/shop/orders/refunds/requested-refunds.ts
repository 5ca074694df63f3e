import 'server-only'
import { createRefund } from '#web/vendors/stripe/refunds.ts'
import type { Order, Refund } from '../order-document.ts'
import { changeOrder, type OrderHistoryEvent } from '../order-store.ts'

/**
 * Creates the requested refunds that Stripe does not know. A refund that Stripe refuses is recorded as failed. One that cannot be created
 * now stays requested, and reconciliation tries again: under a new idempotency key once Stripe repeats its error under the old one.
 *
 * The caller has just compared the order with the refunds of its payment, so a refund that an earlier attempt created is not requested any more.
 *
 * @returns whether the order must be read again
 */
export async function createRequestedRefunds(order: Order): Promise<'changed' | 'unchanged'> {
  const requested = (order.refunds ?? []).filter(({ state }) => state === 'asked')
  const paymentIntentId = order.payment?.paymentIntentId
  if (!paymentIntentId) return 'unchanged'
  let result: 'changed' | 'unchanged' = 'unchanged'
  for (const { _key: key, amount: whole, giftCardAmount, attempt } of requested) {
    const amount = whole - (giftCardAmount ?? 0)
    const request = { orderId: order._id, paymentIntentId, key, amount, attempt: attempt ?? 1 }
    const created = await createRefund(request)
    if (created.ok) {
      result = 'changed'
    } else if (created.error.kind !== 'unavailable') {
      const { reason } = created.error
      const failed = { state: 'failed' as const, reason, ...(giftCardAmount && { giftCardAmount: 0 }) }
      await changeRefund(order, key, failed, [{ event: 'refundFailed', refund: key }])
      return 'changed'
    } else if (created.error.isReplayed) {
      // Every request under the old key is answered with the same error, so a late one cannot create a second refund.
      await changeRefund(order, key, { attempt: request.attempt + 1 })
      return result
    }
  }
  return result
}

/** Changes a refund of an order that is still as it was read; otherwise the next call does. */
function changeRefund(
  order: Order,
  key: string,
  change: Partial<Refund>,
  history: readonly OrderHistoryEvent[] = [],
): Promise<boolean> {
  const refunds = (order.refunds ?? []).map((refund): Refund =>
    refund._key === key ? { ...refund, ...change } : refund,
  )
  return changeOrder(order, { change: { refunds }, history })
}
