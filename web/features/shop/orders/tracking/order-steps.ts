import { refundedAmount } from '#schemas/shared/refunds.ts'
import type { Order } from '../order-document.ts'

/** Returns what has happened to an order, oldest first. */
export function orderSteps(order: Order) {
  const { placedAt, payment, fulfilment, refunds, state } = order
  const refundedAt = (refunds ?? []).findLast((refund) => refund.state === 'made')?.at
  const step = <const Name extends string>(name: Name, at: string | null | undefined) =>
    at ? [{ name, at }] : []
  return [
    ...step('placed', placedAt),
    ...step('paid', payment?.paidAt),
    ...step('sent', fulfilment?.at),
    ...step(state === 'refunded' ? 'refunded' : 'onlyPart', refundedAmount(order) > 0 ? refundedAt : null),
  ].sort((one, other) => one.at.localeCompare(other.at))
}
