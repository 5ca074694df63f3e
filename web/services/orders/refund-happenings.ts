import type { Happening } from '#web/content/orders.ts'

/**
 * What an order's history says of refunds that were made, or failed, just now; by the last of them it may be paid back in full.
 *
 * @param again whether goods of refunds that failed were taken out of the stock again, or are sold
 */
export function refundHappenings(
  recorded: { made: readonly string[]; failed: readonly string[] } | null,
  isWhole: boolean,
  again: 'none' | 'taken' | 'sold',
): Happening[] {
  const { made, failed } = recorded ?? { made: [], failed: [] }
  const last = made.length - 1
  const told = made.map((refund, index): Happening => ({
    event: isWhole && index === last ? 'refunded' : 'partlyRefunded',
    refund,
  }))
  const untold: Happening[] = isWhole && made.length === 0 ? [{ event: 'refunded' }] : []
  const refund = failed.at(-1)
  const goods: Happening[] =
    again === 'taken'
      ? [{ event: 'goodsTaken', refund }]
      : again === 'sold' && refund
        ? [{ event: 'goodsSold', refund }]
        : []
  const lost = failed.map((key): Happening => ({ event: 'refundFailed', refund: key }))
  return [...lost, ...goods, ...told, ...untold]
}
