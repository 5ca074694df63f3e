/** An unpaid order that other customers may take over, with the units it reserves by product number. */
export interface IdleOrder {
  id: string
  sessionId: string | null
  lines: readonly { number: string; quantity: number }[]
}

/**
 * Chooses which idle orders to release, oldest first, so that the missing units become available.
 *
 * @returns an empty list where all of them together do not suffice: then no customer loses a reservation in vain
 */
export function ordersToRelease(
  idle: readonly IdleOrder[],
  missing: ReadonlyMap<string, number>,
): IdleOrder[] {
  const left = new Map(missing)
  const chosen = idle.filter(({ lines }) => {
    const isUseful = lines.some(({ number }) => (left.get(number) ?? 0) > 0)
    // Stryker disable next-line ConditionalExpression: units that nobody misses change nothing
    if (isUseful)
      for (const { number, quantity } of lines) left.set(number, (left.get(number) ?? 0) - quantity)
    return isUseful
  })
  return [...left.values()].every((units) => units <= 0) ? chosen : []
}
