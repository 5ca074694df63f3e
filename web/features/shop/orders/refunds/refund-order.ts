import 'server-only'
import type { ActionOf } from '#schemas/shared/order-action-request.ts'
import { isPaid, isRefundable } from '#schemas/shared/orders.ts'
import { giftCardPart, planRefund, type RefundError } from '#schemas/shared/refunds.ts'
import { failure, success } from '#web/lib/result.ts'
import type { Order, Refund, Staff } from '../order-document.ts'
import type { OrderPlan } from '../update-order.ts'

/**
 * Plans to record a refund in full, by line item or by an amount. `confirmPayment` then creates it at Stripe and records what became of it, so
 * that a refund is neither lost nor made twice. The same key is refunded once.
 */
export function planRequestedRefund(
  order: Order,
  { request, restock, key, isReturn }: Omit<ActionOf<'refund'>, 'action'> & { isReturn?: true },
  by: Staff,
): OrderPlan<'state' | RefundError> {
  const refunds = order.refunds ?? []
  if (refunds.some(({ _key }) => _key === key)) return success('done')
  if (!isRefundable(order.state)) return failure(isPaid(order.state) ? 'nothing' : 'state')
  const plan = planRefund(order, request, isReturn)
  if (!plan.ok) return plan
  const { amount, lines } = plan.value
  const giftCardAmount = giftCardPart(order, amount)
  const requested: Refund = {
    _key: key,
    state: 'asked',
    amount,
    lines: lines.map((part) => ({ _key: part.line, ...part })),
    ...(giftCardAmount > 0 && { giftCardAmount }),
    restock: restock && lines.length > 0,
    ...(request.kind === 'amount' && { cause: request.cause }),
    at: new Date().toISOString(),
    by,
  }
  return success({
    change: { refunds: [...refunds, requested] },
    history: [{ event: 'refundAsked', by, refund: key }],
  })
}
