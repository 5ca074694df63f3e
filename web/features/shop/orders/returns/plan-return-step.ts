import 'server-only'
import type { ActionOf } from '#schemas/shared/order-action-request.ts'
import type { RefundError } from '#schemas/shared/refunds.ts'
import { isReturnRefunded, type NextReturnState, nextReturnStates } from '#schemas/shared/returns.ts'
import { failure, success } from '#web/lib/result.ts'
import { withMail } from '../mail/mails.ts'
import type { Order, OrderReturn, Staff } from '../order-document.ts'
import { planRequestedRefund } from '../refunds/refund-order.ts'
import type { OrderPlan } from '../update-order.ts'

/** A step of a return, named by the return's key. */
type ReturnStep = ActionOf<'approveReturn' | 'receiveReturn' | 'refuseReturn' | 'refundReturn'>

const STATES: Record<ReturnStep['action'], NextReturnState> = {
  approveReturn: 'approved',
  receiveReturn: 'received',
  refuseReturn: 'refused',
  refundReturn: 'refunded',
}

/** Returns whether a step was taken with the same text. With another text, a colleague took it, and this text reaches nobody. */
function isRepeated(step: ReturnStep, { label, refusal }: OrderReturn): boolean {
  if (step.action === 'approveReturn') return step.label === label
  return step.action !== 'refuseReturn' || step.reason === refusal
}

/** Plans a step of a return. A repeated request has no effect, so that retries email and refund once. The refund is requested in the same change, with a key of its own, so that it is made exactly once. */
export function planReturnStep(
  order: Order,
  step: ReturnStep,
  by: Staff,
): OrderPlan<'missing' | 'state' | RefundError> {
  const found = order.returns?.find(({ _key }) => _key === step.return)
  if (!found) return failure('missing')
  const state = STATES[step.action]
  if (found.state === state && isRepeated(step, found)) return success('done')
  if (!nextReturnStates(found.state).includes(state)) return failure('state')
  const mailAbout = (kind: 'returnApproved' | 'returnRefused') =>
    withMail(order, { _key: `${kind}-${step.return}`, kind, return: step.return })
  const change = (fields: Partial<OrderReturn>) =>
    (order.returns ?? []).map((one): OrderReturn => (one === found ? { ...one, ...fields, state } : one))
  switch (step.action) {
    case 'approveReturn':
      return success({
        change: { returns: change({ label: step.label }), mails: mailAbout('returnApproved') },
        history: [{ event: 'returnApproved', by }],
      })
    case 'refuseReturn':
      return success({
        change: { returns: change({ refusal: step.reason }), mails: mailAbout('returnRefused') },
        history: [{ event: 'returnRefused', by }],
      })
    case 'receiveReturn':
      return success({ change: { returns: change({}) }, history: [{ event: 'returnReceived', by }] })
    case 'refundReturn': {
      if (isReturnRefunded(order, found.lines))
        return success({ change: { returns: change({}) }, history: [{ event: 'returnClosed', by }] })
      const key = `return-${found._key}`
      const lines = found.lines.map(({ line, quantity }) => ({ line, quantity }))
      const request = { kind: 'lines' as const, lines }
      const refund = planRequestedRefund(order, { request, restock: step.restock, key, isReturn: true }, by)
      if (!refund.ok) return refund
      const returns = change({ refund: key })
      if (refund.value === 'done') return success({ change: { returns }, history: [] })
      return success({ ...refund.value, change: { ...refund.value.change, returns } })
    }
  }
}
