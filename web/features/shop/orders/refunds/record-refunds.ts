import type { RefundState } from '#schemas/shared/refunds.ts'
import type { StripeRefund } from '#web/vendors/stripe/refunds.ts'
import type { Refund } from '../order-document.ts'

/** The updated refunds of an order, with the keys of those that have just succeeded or failed. */
export interface RecordedRefunds {
  refunds: Refund[]
  made: string[]
  failed: string[]
}

/**
 * Updates an order's refunds from those at Stripe. Each is recorded once, however often this runs and wherever it was created.
 *
 * @returns null if nothing changes
 */
export function recordRefunds(
  recorded: readonly Refund[],
  stripeRefunds: readonly StripeRefund[],
): RecordedRefunds | null {
  const unknown = new Map(stripeRefunds.map((refund) => [refund.id, refund]))
  const made: string[] = []
  const failed: string[] = []
  const known = recorded.map((refund): Refund => {
    const found = stripeRefunds.find(({ id, key }) => id === refund.refundId || key === refund._key)
    if (!found) {
      if (refund.state !== 'asked' || refund.giftCardAmount !== refund.amount) return refund
      // Stripe has no part in it.
      made.push(refund._key)
      return { ...refund, state: 'made' }
    }
    unknown.delete(found.id)
    const state: RefundState = found.hasFailed ? 'failed' : 'made'
    if (refund.state === state && refund.refundId === found.id) return refund
    if (refund.state !== state) (state === 'made' ? made : failed).push(refund._key)
    const { giftCardAmount } = refund
    return {
      ...refund,
      state,
      refundId: found.id,
      ...(found.hasFailed && found.reason !== null && { reason: found.reason }),
      amount: found.amount + (giftCardAmount ?? 0),
      // What was given back to the card stays there if the bank returns the rest later.
      ...(giftCardAmount && found.hasFailed && refund.state === 'asked' && { giftCardAmount: 0 }),
    }
  })
  // Those of Stripe's dashboard have an amount, but no line items.
  const foreign = [...unknown.values()].map(({ id, amount, hasFailed, at }): Refund => {
    if (!hasFailed) made.push(id)
    return { _key: id, state: hasFailed ? 'failed' : 'made', amount, at, refundId: id, restock: false }
  })
  const hasChanged = foreign.length > 0 || known.some((refund, index) => refund !== recorded[index])
  return hasChanged ? { refunds: [...known, ...foreign], made, failed } : null
}
