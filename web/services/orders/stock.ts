import 'server-only'
import { inventoryIdOf, readCounts, type Order, type StockMove } from '#web/content/orders.ts'
import { piecesToMove, piecesToReturn, type ReturnedPieces } from '#web/lib/orders/returned.ts'

/** What moves in the stock. */
interface StockMoves {
  moves: StockMove[]
  /** Whether less is left than would have to be taken; then nothing is. */
  isShort: boolean
}

/**
 * What of an order's goods goes back into the stock (`release`) or out of it again (`take`): all that is counted, or nothing where less than
 * that is left. Throws where the lake cannot be asked.
 */
export async function stockMoves({ lines }: Order, stock: 'keep' | 'release' | 'take'): Promise<StockMoves> {
  const counted = stock === 'keep' ? [] : lines.filter(({ isCounted }) => isCounted)
  const wanted = counted.map(({ product, quantity }) => ({
    inventoryId: inventoryIdOf(product),
    pieces: quantity,
  }))
  if (stock !== 'take' || wanted.length === 0) return { moves: wanted, isShort: false }
  const counts = await readCounts(wanted.map(({ inventoryId }) => inventoryId))
  const isShort = wanted.some(({ inventoryId, pieces }) => (counts.get(inventoryId)?.available ?? 0) < pieces)
  const moves = wanted.flatMap(({ inventoryId, pieces }): StockMove[] => {
    const count = counts.get(inventoryId)
    return count ? [{ inventoryId, pieces: -pieces, revision: count.revision }] : []
  })
  return { moves: isShort ? [] : moves, isShort }
}

/** How goods follow their refunds. */
interface RefundMoves {
  moves: StockMove[]
  /** What has come back with refunds, once it is written. */
  returned: ReturnedPieces[]
  /** Whether goods of refunds that a bank sent back are taken again, or sold meanwhile. */
  again: 'none' | 'taken' | 'sold'
}

/**
 * What goes back into the stock with refunds that were made where that was asked for, and out of it again where their bank sent them back:
 * all of that, or none of it where less is left. Throws where the lake cannot be asked.
 *
 * @param refunds as they are now
 */
export async function refundMoves(order: Order, refunds: Order['refunds']): Promise<RefundMoves> {
  const before = order.returned ?? piecesToReturn(order)
  if (!order.holdsStock) return { moves: [], returned: before, again: 'none' }
  const after = piecesToReturn({ ...order, refunds })
  const wanted = piecesToMove(before, after).flatMap(({ _key: key, pieces }) => {
    const line = order.lines.find(({ _key }) => _key === key)
    return line ? [{ inventoryId: inventoryIdOf(line.product), pieces }] : []
  })
  const back = wanted.filter(({ pieces }) => pieces > 0)
  const lost = wanted.filter(({ pieces }) => pieces < 0)
  if (lost.length === 0) return { moves: back, returned: after, again: 'none' }
  const counts = await readCounts(lost.map(({ inventoryId }) => inventoryId))
  const taken = lost.flatMap(({ inventoryId, pieces }): StockMove[] => {
    const count = counts.get(inventoryId)
    return count && count.available >= -pieces ? [{ inventoryId, pieces, revision: count.revision }] : []
  })
  if (taken.length === lost.length) return { moves: [...back, ...taken], returned: after, again: 'taken' }
  // What is sold to somebody else stays noted as come back, so that another refund of it brings nothing a second time.
  const most = after.map(({ _key, pieces }) => ({
    _key,
    pieces: Math.max(pieces, before.find((one) => one._key === _key)?.pieces ?? 0),
  }))
  const others = before.filter(({ _key }) => !after.some((one) => one._key === _key))
  return { moves: back, returned: [...most, ...others], again: 'sold' }
}
