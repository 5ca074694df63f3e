import type { RefundState } from '#schemas/shared/refunds.ts'

/** Pieces of an order's line, by the line's key. */
export interface ReturnedPieces {
  _key: string
  pieces: number
}

/** An order as far as its goods may come back with refunds. */
export interface ReturningOrder {
  lines: readonly { _key: string; isCounted: boolean }[]
  refunds?:
    | readonly {
        state: RefundState
        restock: boolean
        lines?: readonly { line: string; quantity: number }[] | null | undefined
      }[]
    | null
    | undefined
}

/** The pieces that refunds which were made have brought back into the stock, line by line; lines of which none came back are left out. */
export function piecesToReturn({ lines, refunds }: ReturningOrder): ReturnedPieces[] {
  const parts = (refunds ?? [])
    .filter(({ state, restock }) => state === 'made' && restock)
    .flatMap((refund) => refund.lines ?? [])
  return lines.flatMap(({ _key, isCounted }) => {
    const pieces = parts.filter(({ line }) => line === _key).reduce((sum, { quantity }) => sum + quantity, 0)
    return isCounted && pieces > 0 ? [{ _key, pieces }] : []
  })
}

/**
 * What still has to move so that the stock has what it should: pieces above 0 go back into it, below 0 out of it again, since the bank has sent
 * their refund back.
 *
 * @param before what came back so far
 * @param after what should have come back
 */
export function piecesToMove(
  before: readonly ReturnedPieces[],
  after: readonly ReturnedPieces[],
): ReturnedPieces[] {
  const of = (all: readonly ReturnedPieces[], key: string) =>
    all.find(({ _key }) => _key === key)?.pieces ?? 0
  return [...new Set([...before, ...after].map(({ _key }) => _key))]
    .map((_key) => ({ _key, pieces: of(after, _key) - of(before, _key) }))
    .filter(({ pieces }) => pieces !== 0)
}
