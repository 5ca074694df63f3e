import { defineQuery } from 'groq'
import type { GiftCardOrdersQueryResult } from '#studio/types.generated.ts'
import { type LiveResult, useLiveQuery } from '../use-live-query.ts'

const LISTENED = '*[_type == "order" && giftCard.card == $card]'

/** The orders that a gift card pays, newest first. Perspective: raw. */
const giftCardOrdersQuery = defineQuery(
  `*[_type == "order" && giftCard.card == $card] | order(placedAt desc) {
  _id, number, state, placedAt, currency, giftCard, "refunds": refunds[] { _key, state, at, giftCardAmount }
}`,
)

/** An order that a gift card pays. */
export type GiftCardOrderRow = GiftCardOrdersQueryResult[number]

/** Fetches and follows the orders that a gift card pays. */
export const useGiftCardOrders = (card: string): LiveResult<GiftCardOrdersQueryResult> =>
  useLiveQuery(giftCardOrdersQuery, LISTENED, JSON.stringify({ card }))
