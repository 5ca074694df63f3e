import 'server-only'
import type { RefundError } from '#schemas/shared/refunds.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { trySendOrderMails } from '../mail/mails.ts'
import type { Order } from '../order-document.ts'
import { readOrder } from '../queries.ts'
import { type OrderPlan, updateOrder } from '../update-order.ts'

/**
 * Why an order action failed: the order is `missing` or in another `state`, there is `nothing` to refund or resend, the lake or Stripe does
 * not answer (`unavailable`), or the refund is invalid.
 */
export type OrderActionError = 'missing' | 'state' | 'unavailable' | RefundError

/** The change that an action makes; `done` if an earlier request has made it. */
export type ActionPlan = OrderPlan<OrderActionError>

/**
 * Runs an action of staff on an order. The payment is confirmed first, then the action is recorded on that revision, then executed.
 *
 * @param plan returns the change for the order as it is stored
 */
export async function runStaffAction(
  id: string,
  plan: (order: Order) => ActionPlan,
): Promise<Result<Order, OrderActionError>> {
  try {
    const confirmed = await confirmPayment(id)
    if (!confirmed.ok) return confirmed
    const recorded = await updateOrder(id, plan)
    if (!recorded.ok) return recorded
    const executed = await confirmPayment(id)
    // Recorded mails and refunds that fail now are retried by reconciliation.
    await trySendOrderMails(id)
    const order = await readOrder(id)
    return order ? success(order) : executed
  } catch (error) {
    logError(`An action on ${id} failed.`, error)
    return failure('unavailable')
  }
}
