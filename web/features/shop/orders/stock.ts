import 'server-only'
import { discountUsesId } from '#schemas/shared/discounts.ts'
import { giftCardUsesId } from '#schemas/shared/gift-cards.ts'
import { inventoryId as inventoryIdFor } from '#schemas/shared/stock.ts'
import { withLock } from '#web/lib/lock.ts'
import { readDiscountUses } from '../discounts/queries.ts'
import { readGiftCardBalance } from '../gift-cards/queries.ts'
import { giftCardGuard } from './gift-card-status.ts'
import type { LineItem } from './line-items.ts'
import type { Order } from './order-document.ts'
import { insertOrder, type NewOrder, type StockMove, type UseGuard } from './order-store.ts'
import type { OrderTransition } from './progress.ts'
import { readCounts } from './queries.ts'
import { type ReturnedUnits, unitsToMove, unitsToReturn } from './refunds/returned-stock.ts'

const inventoryIdOf = ({ product, variant }: LineItem): string => inventoryIdFor(product, variant)

/** Units of a stock count. */
type Units = Pick<StockMove, 'inventoryId' | 'quantity'>

const trackedUnits = (lines: Order['lines']): Units[] =>
  lines
    .filter(({ isCounted }) => isCounted)
    .map((line) => ({ inventoryId: inventoryIdOf(line), quantity: line.quantity }))

/** Plans to take units from the stock, all or none; null if too few are left. Throws if the lake does not respond. */
async function planToTake(units: readonly Units[]): Promise<StockMove[] | null> {
  const counts = await readCounts(units.map(({ inventoryId }) => inventoryId))
  const moves = units.flatMap(({ inventoryId, quantity }): StockMove[] => {
    const count = counts.get(inventoryId)
    if (!count || count.available < quantity) return []
    return [{ inventoryId, quantity: -quantity, revision: count.revision }]
  })
  return moves.length === units.length ? moves : null
}

/**
 * Creates an order, reserves its stock and uses its discounts and gift card. Counts are read while their locks are held, so that orders of this process do not
 * conflict with each other.
 *
 * @param customerRevision null where the customer's document does not exist yet
 * @returns null if something has changed since it was read: read again
 * @throws if the lake does not respond
 */
export function reserveStock(order: NewOrder, customerRevision: string | null): Promise<Order | null> {
  const units = trackedUnits(order.lines)
  const discounts = (order.discounts ?? []).map(({ discount }) => discount)
  const { giftCard } = order
  const locks = [
    ...units.map(({ inventoryId }) => inventoryId),
    ...discounts.map(discountUsesId),
    ...(giftCard ? [giftCardUsesId(giftCard.card)] : []),
  ]
  return withLock(locks, async () => {
    const [reserved, uses, card] = await Promise.all([
      planToTake(units),
      readDiscountUses(discounts),
      giftCard ? readGiftCardBalance(giftCard.card, order._id) : null,
    ])
    if (!reserved || uses.some(({ uses: used, maxUses }) => used >= maxUses)) return null
    if (giftCard && (card?.balance ?? 0) < giftCard.amount) return null
    const guards = [
      ...uses.map(({ id, revision }): UseGuard => ({
        id: discountUsesId(id),
        type: 'discountUses',
        revision,
      })),
      ...(giftCard && card ? [giftCardGuard(giftCard.card, card)] : []),
    ]
    return insertOrder(order, reserved, customerRevision, guards)
  })
}

/**
 * Plans to return all tracked units of an order to the stock (`release`) or to take them again (`take`), all or none. Throws if the lake
 * does not respond.
 *
 * @returns the changes; `isShort` if too few units are left, and nothing is taken
 */
export async function planStockMoves(
  { lines }: Order,
  stock: OrderTransition['stock'],
): Promise<{ moves: StockMove[]; isShort: boolean }> {
  const units = stock === 'keep' ? [] : trackedUnits(lines)
  if (stock !== 'take') return { moves: units, isShort: false }
  const moves = await planToTake(units)
  return { moves: moves ?? [], isShort: !moves }
}

/** The stock changes that follow from refunds. */
interface RefundStockPlan {
  moves: StockMove[]
  /** The units returned by refunds after these changes. */
  returned: ReturnedUnits[]
  /** Whether units of refunds that a bank returned are taken again, or were sold meanwhile. */
  retaken: 'none' | 'taken' | 'sold'
}

/**
 * Plans the stock changes of refunds: restocked units are returned, those of refunds that a bank returned are taken again, all or none.
 * Throws if the lake does not respond.
 *
 * @param refunds the current refunds
 */
export async function planRefundStockMoves(
  order: Order,
  refunds: Order['refunds'],
): Promise<RefundStockPlan> {
  const before = order.returned ?? unitsToReturn(order)
  if (!order.holdsStock) return { moves: [], returned: before, retaken: 'none' }
  const after = unitsToReturn({ ...order, refunds })
  const wanted = unitsToMove(before, after).flatMap(({ _key: key, pieces }) => {
    const line = order.lines.find(({ _key }) => _key === key)
    return line ? [{ inventoryId: inventoryIdOf(line), quantity: pieces }] : []
  })
  const back = wanted.filter(({ quantity }) => quantity > 0)
  const lost = wanted
    .filter(({ quantity }) => quantity < 0)
    .map(({ inventoryId, quantity }) => ({ inventoryId, quantity: -quantity }))
  if (lost.length === 0) return { moves: back, returned: after, retaken: 'none' }
  const taken = await planToTake(lost)
  if (taken) return { moves: [...back, ...taken], returned: after, retaken: 'taken' }
  // Units that were sold again still count as returned, so that another refund does not return them twice.
  const most = after.map(({ _key, pieces }) => ({
    _key,
    pieces: Math.max(pieces, before.find((one) => one._key === _key)?.pieces ?? 0),
  }))
  const others = before.filter(({ _key }) => !after.some((one) => one._key === _key))
  return { moves: back, returned: [...most, ...others], retaken: 'sold' }
}
