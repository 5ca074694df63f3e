import type { RefundState } from '#schemas/shared/refunds.ts'
import type { StripeRefund } from '#web/vendors/stripe/refunds.ts'
import type { Refund } from '../order-document.ts'
import type { OrderHistoryEvent } from '../order-store.ts'

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

/**
 * Creates the history entries for refunds that have just succeeded or failed. The last successful refund may complete the refund.
 *
 * @param isWhole whether the order is now refunded in full
 * @param retaken whether products of failed refunds were taken from the stock again, or are sold
 */
export function createRefundEvents(
  recorded: { made: readonly string[]; failed: readonly string[] } | null,
  isWhole: boolean,
  retaken: 'none' | 'taken' | 'sold',
): OrderHistoryEvent[] {
  const { made, failed } = recorded ?? { made: [], failed: [] }
  const last = made.length - 1
  const madeEvents = made.map((refund, index): OrderHistoryEvent => ({
    event: isWhole && index === last ? 'refunded' : 'partlyRefunded',
    refund,
  }))
  const wholeWithoutRefund: OrderHistoryEvent[] = isWhole && made.length === 0 ? [{ event: 'refunded' }] : []
  const refund = failed.at(-1)
  const stockEvents: OrderHistoryEvent[] =
    retaken === 'taken'
      ? [{ event: 'goodsTaken', refund }]
      : retaken === 'sold' && refund
        ? [{ event: 'goodsSold', refund }]
        : []
  const failedEvents = failed.map((key): OrderHistoryEvent => ({ event: 'refundFailed', refund: key }))
  return [...failedEvents, ...stockEvents, ...madeEvents, ...wholeWithoutRefund]
}
