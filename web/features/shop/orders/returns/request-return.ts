import 'server-only'
import { isReturnable, returnableQuantity } from '#schemas/shared/returns.ts'
import { failure, success } from '#web/lib/result.ts'
import { withMail } from '../mail/mails.ts'
import type { Order, OrderReturn } from '../order-document.ts'
import type { OrderPlan } from '../update-order.ts'
import type { ReturnRequest } from './return-request.ts'

/** Why a return was not requested; each has a message. */
export type ReturnError = 'nothing' | 'late' | 'unavailable'

/**
 * Plans a return that a customer requests; `done` if an earlier request with the same key has made it.
 *
 * @param days how many days after delivery items can be returned
 */
export function planReturn(
  order: Order,
  { key, reason, comment, lines }: ReturnRequest,
  days: number,
  now: number,
): OrderPlan<ReturnError> {
  if (order.returns?.some(({ _key }) => _key === key)) return success('done')
  if (!isReturnable(order, days, now)) return failure('late')
  const isPossible = lines.every(({ line, quantity }) => quantity <= returnableQuantity(order, line))
  if (lines.length === 0 || !isPossible) return failure('nothing')
  const at = new Date(now).toISOString()
  const requested: OrderReturn = {
    _key: key,
    state: 'requested',
    at,
    lines: lines.map((part) => ({ _key: part.line, ...part })),
    reason,
    ...(comment && { comment }),
  }
  const mails = withMail(order, { _key: `returnAsked-${key}`, kind: 'returnAsked', return: key }, at)
  return success({
    change: { returns: [...(order.returns ?? []), requested], mails },
    history: [{ event: 'returnAsked' }],
  })
}
