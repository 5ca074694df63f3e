import type { Happening } from '#web/content/orders.ts'

/** What an order's history says of refunds that were made, or failed, just now; by the last of them it may be paid back in full. */
export function refundHappenings(
  recorded: { made: readonly string[]; failed: readonly string[] } | null,
  isWhole: boolean,
): Happening[] {
  const { made, failed } = recorded ?? { made: [], failed: [] }
  const last = made.length - 1
  const told = made.map((refund, index): Happening => ({
    event: isWhole && index === last ? 'refunded' : 'partlyRefunded',
    refund,
  }))
  const untold: Happening[] = isWhole && made.length === 0 ? [{ event: 'refunded' }] : []
  return [...failed.map((refund): Happening => ({ event: 'refundFailed', refund })), ...told, ...untold]
}
