import 'server-only'
import { inventoryIdOf, readCounts, type Order, type StockMove } from '#web/content/orders.ts'

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

/** What goes back into the stock with refunds that were made just now, by their keys: where it was asked for, and the order holds goods. */
export function restockMoves({ lines, refunds, holdsStock }: Order, made: readonly string[]): StockMove[] {
  if (!holdsStock) return []
  return (refunds ?? [])
    .filter(({ _key, restock }) => restock && made.includes(_key))
    .flatMap((refund) => refund.lines ?? [])
    .flatMap(({ line: key, quantity }) => {
      const line = lines.find(({ _key, isCounted }) => _key === key && isCounted)
      return line ? [{ inventoryId: inventoryIdOf(line.product), pieces: quantity }] : []
    })
}
