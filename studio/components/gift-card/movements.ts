import { returnedToGiftCard, takenFromGiftCard } from '#schemas/shared/gift-cards.ts'
import { RELEASED_STATES } from '#schemas/shared/orders.ts'
import type { GiftCardOrdersQueryResult } from '#studio/types.generated.ts'

export type GiftCardOrderRow = GiftCardOrdersQueryResult[number]

/** A change of a gift card's balance. */
export interface Movement {
  key: string
  at: string
  order: Pick<GiftCardOrderRow, '_id' | 'number'>
  what: 'Paid' | 'Reserved' | 'Given back'
  /** In minor units; below 0 for what an order takes. */
  amount: number
}

/** Returns the orders that count: those that expired or failed have released their part. */
export const countingOrders = (orders: readonly GiftCardOrderRow[]): GiftCardOrderRow[] =>
  orders.filter(({ state }) => !RELEASED_STATES.includes(state))

/** Returns the movements of a gift card, newest first. They add up to what it has lost. */
export function movementsOf(orders: readonly GiftCardOrderRow[]): Movement[] {
  const movements = countingOrders(orders).flatMap((order): Movement[] => [
    {
      key: order._id,
      at: order.placedAt,
      order,
      amount: -takenFromGiftCard(order),
      what: order.state === 'pending' ? 'Reserved' : 'Paid',
    },
    ...(order.refunds ?? []).flatMap((refund): Movement[] => {
      const amount = returnedToGiftCard({ refunds: [refund] })
      return amount > 0
        ? [{ key: `${order._id}-${refund._key}`, at: refund.at, order, amount, what: 'Given back' }]
        : []
    }),
  ])
  return movements.sort((one, other) => other.at.localeCompare(one.at))
}
