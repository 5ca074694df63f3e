import 'server-only'
import type { RefundError } from '#schemas/shared/refunds.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { trySendOrderMails } from '../mail/mails.ts'
import type { Order } from '../order-document.ts'
import { changeOrder, type OrderChange, type OrderHistoryEvent } from '../order-store.ts'
import { readOrder } from '../queries.ts'

/**
 * Why an order action failed: the order is `missing` or in another `state`, there is `nothing` to refund or resend, the lake or Stripe does
 * not answer (`unavailable`), or the refund is invalid.
 */
export type OrderActionError = 'missing' | 'state' | 'unavailable' | RefundError

/** The change that an action makes; `done` if an earlier request has made it. */
export type ActionPlan = Result<
  { change: OrderChange; history: OrderHistoryEvent[] } | 'done',
  OrderActionError
>

const MAX_ATTEMPTS = 8

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
    const recorded = await recordAction(id, plan)
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

async function recordAction(
  id: string,
  plan: (order: Order) => ActionPlan,
): Promise<Result<null, OrderActionError>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await readOrder(id)
    if (!order) return failure('missing')
    const planned = plan(order)
    if (!planned.ok) return planned
    if (planned.value === 'done') return success(null)
    if (await changeOrder(order, planned.value.change, planned.value.history)) return success(null)
  }
  return failure('unavailable')
}
