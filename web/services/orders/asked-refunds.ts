import 'server-only'
import { changeOrder, type Order, type Refund } from '#web/content/orders.ts'
import { makeRefund } from '../payments/refunds.ts'

/**
 * Has refunds made that somebody asked for and the payment service does not know. What it refuses for good is noted as failed; what it cannot
 * do now stays asked for, and reconciliation comes back to it.
 *
 * @returns `some` where the order has to be looked at again
 */
export async function makeAskedRefunds(order: Order): Promise<'some' | 'none'> {
  const asked = (order.refunds ?? []).filter(({ state }) => state === 'asked')
  const paymentIntentId = order.payment?.paymentIntentId
  if (asked.length === 0 || !paymentIntentId) return 'none'
  let hasMoved = false
  for (const { _key: key, amount } of asked) {
    const made = await makeRefund({ orderId: order._id, paymentIntentId, key, amount })
    if (made.ok) hasMoved = true
    else if (made.fault.kind === 'refused') {
      await noteFailure(order, key, made.fault.reason)
      return 'some'
    }
  }
  return hasMoved ? 'some' : 'none'
}

/** Notes it onto the order as it was read; where it has changed meanwhile, the next look does. */
function noteFailure(order: Order, key: string, reason: string): Promise<boolean> {
  const refunds = (order.refunds ?? []).map((refund): Refund =>
    refund._key === key ? { ...refund, state: 'failed', reason } : refund,
  )
  return changeOrder(order, { refunds }, [{ event: 'refundFailed', refund: key }])
}
