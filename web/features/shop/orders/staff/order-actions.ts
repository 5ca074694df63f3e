import 'server-only'
import type { ActionOf, OrderActionRequest } from '#schemas/shared/order-action-request.ts'
import { isRefundable, isShippable } from '#schemas/shared/orders.ts'
import type { RefundError } from '#schemas/shared/refunds.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { trySendOrderMails, withMail } from '../mail/mails.ts'
import type { FurtherMail, Order, OrderNote, Staff } from '../order-document.ts'
import { readOrder } from '../queries.ts'
import { planRequestedRefund } from '../refunds/refund-order.ts'
import { planReturnStep } from '../returns/plan-return-step.ts'
import { type OrderPlan, updateOrder } from '../update-order.ts'

/**
 * Why an order action failed: the order is `missing` or in another `state`, there is `nothing` to refund or resend, the lake or Stripe does
 * not answer (`unavailable`), or the refund is invalid.
 */
export type OrderActionError = 'missing' | 'state' | 'unavailable' | RefundError

/**
 * Fulfills, refunds or annotates an order, works on its returns, or resends a mail. An action with the same key runs once. The payment is
 * confirmed first, then the action is recorded on that revision, then executed. Notes work while the payment service is down.
 */
export async function runOrderAction(
  id: string,
  action: OrderActionRequest,
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
function planAction(
  order: Order,
  action: Exclude<OrderActionRequest, Note>,
  by: Staff,
): OrderPlan<OrderActionError> {
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

/** Plans to mark an order as shipped and to mail the customer, or to correct its shipment, which sends no mail. */
function planFulfillment(
  order: Order,
  { carrier, tracking }: ActionOf<'fulfil'>,
  by: Staff,
): OrderPlan<OrderActionError> {
  const hasPhysicalProduct = order.lines.some(({ kind }) => kind === 'physical')
  const { fulfilment } = order
  const isPossible = isShippable(order.state) || (fulfilment && isRefundable(order.state))
  if (!hasPhysicalProduct || !isPossible) return failure('state')
  const shipment = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
  if (!fulfilment) {
    const at = new Date().toISOString()
    const mails = withMail(order, { _key: 'fulfilled', kind: 'fulfilled' }, at)
    const change = { state: 'fulfilled' as const, fulfilment: { at, by, ...shipment }, mails }
    return success({ change, history: [{ event: 'fulfilled', by }] })
  }
  const { carrier: currentCarrier, tracking: currentTracking } = fulfilment
  if ((currentCarrier ?? '') === (carrier ?? '') && (currentTracking ?? '') === (tracking ?? ''))
    return success('done')
  return success({
    change: { fulfilment: { at: fulfilment.at, by: fulfilment.by, ...shipment } },
    history: [{ event: 'parcelChanged', by }],
  })
}

/** Plans to send a mail about an order again. The same key is sent once. */
function planResend(order: Order, { kind, key }: ActionOf<'mail'>, by: Staff): OrderPlan<OrderActionError> {
  const mails = order.mails ?? []
  if (mails.some(({ _key }) => _key === key)) return success('done')
  if (kind === 'paid' && !order.mail) return failure('nothing')
  const last: Pick<FurtherMail, 'refund' | 'return'> | undefined = mails.findLast(
    (mail) => mail.kind === kind,
  )
  if (kind !== 'paid' && !last) return failure('nothing')
  const copy = { _key: key, kind, refund: last?.refund, return: last?.return }
  return success({ change: { mails: withMail(order, copy) }, history: [{ event: 'mailAsked', by }] })
}
