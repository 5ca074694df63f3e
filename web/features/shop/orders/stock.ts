import 'server-only'
import { discountUsesId } from '#schemas/shared/discounts.ts'
import { giftCardUsesId } from '#schemas/shared/gift-cards.ts'
import { inventoryId as inventoryIdFor } from '#schemas/shared/stock.ts'
import { withLock } from '#web/lib/lock.ts'
import { readDiscountUses } from '../discounts/queries.ts'
import { type GiftCardBalance, readGiftCardBalance } from '../gift-cards/queries.ts'
import type { Order } from './order-document.ts'
import { insertOrder, type NewOrder, type Reservation, type StockMove, type UseGuard } from './order-store.ts'
import { readCounts } from './queries.ts'
import { type ReturnedUnits, unitsToMove, unitsToReturn } from './refunds/returned-stock.ts'

/** Returns the id of the stock count of a line item. */
const inventoryIdOf = ({ product, variant }: Order['lines'][number]): string =>
  inventoryIdFor(product, variant)

/**
 * Creates an order, reserves its stock and uses its discounts and gift card. Counts are read while their locks are held, so that orders of this process do not
 * conflict with each other.
 *
 * @param customerRevision null where the customer's document does not exist yet
 * @returns null if something has changed since it was read: read again
 * @throws if the lake does not answer
 */
export function reserveStock(order: NewOrder, customerRevision: string | null): Promise<Order | null> {
  const counted = order.lines
    .filter(({ isCounted }) => isCounted)
    .map((line) => ({ inventoryId: inventoryIdOf(line), quantity: line.quantity }))
  const discounts = (order.discounts ?? []).map(({ discount }) => discount)
  const { giftCard } = order
  return withLock(
    [
      ...counted.map(({ inventoryId }) => inventoryId),
      ...discounts.map(discountUsesId),
      ...(giftCard ? [giftCardUsesId(giftCard.card)] : []),
    ],
    async () => {
      const [counts, uses, balance] = await Promise.all([
        readCounts(counted.map(({ inventoryId }) => inventoryId)),
        readDiscountUses(discounts),
        giftCard ? readGiftCardBalance(giftCard.card, order._id) : null,
      ])
      if (uses.some(({ uses: used, maxUses }) => used >= maxUses)) return null
      if (giftCard && (balance?.balance ?? 0) < giftCard.amount) return null
      const guards = [
        ...uses.map(({ id, revision }): UseGuard => ({
          ...{ id: discountUsesId(id), type: 'discountUses', revision },
        })),
        ...(giftCard && balance ? [giftCardGuard(giftCard.card, balance)] : []),
      ]
      const reservations = counted.flatMap(({ inventoryId, quantity }): Reservation[] => {
        const count = counts.get(inventoryId)
        return count && count.available >= quantity
          ? [{ inventoryId, revision: count.revision, quantity }]
          : []
      })
      return reservations.length === counted.length
        ? insertOrder(order, reservations, customerRevision, guards)
        : null
    },
  )
}

/** Returns the guard that makes concurrent orders with one gift card conflict. */
const giftCardGuard = (card: string, { revision }: GiftCardBalance): UseGuard => ({
  ...{ id: giftCardUsesId(card), type: 'giftCardUses', revision },
})

/** The stock changes of an order. */
interface StockPlan {
  moves: StockMove[]
  /** Whether too few units are left; then nothing is taken. */
  isShort: boolean
}

/**
 * Plans to return all tracked units of an order to the stock (`release`) or to take them again (`take`), all or none. Throws if the lake
 * does not answer.
 */
export async function planStockMoves(
  { lines }: Order,
  stock: 'keep' | 'release' | 'take',
): Promise<StockPlan> {
  const counted = stock === 'keep' ? [] : lines.filter(({ isCounted }) => isCounted)
  const wanted = counted.map((line) => ({ inventoryId: inventoryIdOf(line), quantity: line.quantity }))
  if (stock !== 'take' || wanted.length === 0) return { moves: wanted, isShort: false }
  const counts = await readCounts(wanted.map(({ inventoryId }) => inventoryId))
  const isShort = wanted.some(
    ({ inventoryId, quantity }) => (counts.get(inventoryId)?.available ?? 0) < quantity,
  )
  const moves = wanted.flatMap(({ inventoryId, quantity }): StockMove[] => {
    const count = counts.get(inventoryId)
    return count ? [{ inventoryId, quantity: -quantity, revision: count.revision }] : []
  })
  return { moves: isShort ? [] : moves, isShort }
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
 * Throws if the lake does not answer.
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
  const lost = wanted.filter(({ quantity }) => quantity < 0)
  if (lost.length === 0) return { moves: back, returned: after, retaken: 'none' }
  const counts = await readCounts(lost.map(({ inventoryId }) => inventoryId))
  const taken = lost.flatMap(({ inventoryId, quantity }): StockMove[] => {
    const count = counts.get(inventoryId)
    return count && count.available >= -quantity ? [{ inventoryId, quantity, revision: count.revision }] : []
  })
  if (taken.length === lost.length) return { moves: [...back, ...taken], returned: after, retaken: 'taken' }
  // Units that were sold again still count as returned, so that another refund does not return them twice.
  const most = after.map(({ _key, pieces }) => ({
    _key,
    pieces: Math.max(pieces, before.find((one) => one._key === _key)?.pieces ?? 0),
  }))
  const others = before.filter(({ _key }) => !after.some((one) => one._key === _key))
  return { moves: back, returned: [...most, ...others], retaken: 'sold' }
}
