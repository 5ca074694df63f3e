import 'server-only'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { trySendOrderMails } from '../mail/mails.ts'
import type { Order, OrderNote, Staff } from '../order-document.ts'
import { readOrder } from '../queries.ts'
import { planRequestedRefund } from '../refunds/refund-order.ts'
import { planReturnStep } from '../returns/plan-return-step.ts'
import { type OrderPlan, updateOrder } from '../update-order.ts'
import { planFulfillment } from './fulfill-order.ts'
import type { ActionOf, ActionPlan, OrderAction, OrderActionError } from './order-action-request.ts'
import { planResend } from './resend-mail.ts'

/**
 * Fulfills, refunds or annotates an order, works on its returns, or resends a mail. An action with the same key runs once. The payment is
 * confirmed first, then the action is recorded on that revision, then executed. Notes work while the payment service is down.
 */
export async function runOrderAction(
  id: string,
  action: OrderAction,
  by: Staff,
): Promise<Result<Order, OrderActionError>> {
  try {
    if (action.action === 'note' || action.action === 'removeNote')
      return await updateOrder(id, (_order, notes) => planNote(notes, action, by))
    const confirmed = await confirmPayment(id)
    if (!confirmed.ok) return confirmed
    const recorded = await updateOrder(id, (order) => planAction(order, action, by))
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

type Note = ActionOf<'note' | 'removeNote'>

/** Plans the change that an action makes to an order. */
function planAction(order: Order, action: Exclude<OrderAction, Note>, by: Staff): ActionPlan {
  switch (action.action) {
    case 'fulfil':
      return planFulfillment(order, action, by)
    case 'refund':
      return planRequestedRefund(order, action, by)
    case 'mail':
      return planResend(order, action, by)
    default:
      return planReturnStep(order, action, by)
  }
}

/** Plans to add or remove a note. The history keeps who removed one, but not the text. */
function planNote(notes: readonly OrderNote[], note: Note, by: Staff): OrderPlan<never> {
  const others = notes.filter(({ _key }) => _key !== note.key)
  const isKnown = others.length < notes.length
  if (isKnown === (note.action === 'note')) return success('done')
  if (note.action === 'removeNote')
    return success({ change: { notes: others }, history: [{ event: 'noteRemoved', by }] })
  const added = { _key: note.key, at: new Date().toISOString(), by, text: note.text }
  return success({ change: { notes: [...notes, added] } })
}
