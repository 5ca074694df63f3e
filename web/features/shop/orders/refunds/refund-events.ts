import type { OrderHistoryEvent } from '../order-store.ts'

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
