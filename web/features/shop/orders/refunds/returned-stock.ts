import { unitsOfLine } from '#schemas/shared/line-amounts.ts'
import type { LineItem } from '../line-items.ts'
import type { Order, Refund } from '../order-document.ts'

/** Returned units of a line item, by its key. The order document stores them as `pieces`. */
export type ReturnedUnits = NonNullable<Order['returned']>[number]

/** The fields of an order that determine which units refunds return to the stock. */
export interface ReturningOrder {
  lines: readonly Pick<LineItem, '_key' | 'isCounted'>[]
  refunds?:
    | readonly (Pick<Refund, 'state' | 'restock'> & {
        lines?: readonly Pick<NonNullable<Refund['lines']>[number], 'line' | 'quantity'>[] | null | undefined
      })[]
    | null
    | undefined
}

/** Returns the units that successful refunds return to the stock, by line item; lines without any are left out. */
export function unitsToReturn({ lines, refunds }: ReturningOrder): ReturnedUnits[] {
  // Stryker disable next-line ArrayDeclaration: only successful refunds count
  const parts = (refunds ?? [])
    .filter(({ state, restock }) => state === 'made' && restock)
    .flatMap((refund) => refund.lines ?? [])
  return lines.flatMap(({ _key, isCounted }) => {
    const pieces = unitsOfLine(parts, _key)
    return isCounted && pieces > 0 ? [{ _key, pieces }] : []
  })
}

/**
 * Returns the stock changes that lead from one state of returns to another. Positive numbers go into the stock; negative ones leave it
 * again because the bank returned their refund.
 *
 * @param before units returned so far
 * @param after units that should be returned
 */
export function unitsToMove(
  before: readonly ReturnedUnits[],
  after: readonly ReturnedUnits[],
): ReturnedUnits[] {
  const of = (all: readonly ReturnedUnits[], key: string) => all.find(({ _key }) => _key === key)?.pieces ?? 0
  return [...new Set([...before, ...after].map(({ _key }) => _key))]
    .map((_key) => ({ _key, pieces: of(after, _key) - of(before, _key) }))
    .filter(({ pieces }) => pieces !== 0)
}
