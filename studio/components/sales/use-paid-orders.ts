import { defineQuery } from 'groq'
import { useLiveQuery } from '../use-live-query.ts'

const ORDERS = '*[_type == "order"]'

/** Orders paid since a time. Perspective: raw. */
const paidOrdersQuery = defineQuery(`*[_type == "order" && payment.paidAt >= $since] {
  "paidAt": payment.paidAt, currency, "payable": totals.payable, "missing": giftCard.missing,
  "refunds": refunds[] { state, amount, giftCardAmount }
}`)

/** Fetches and follows the orders paid since a time (ISO 8601). */
export const usePaidOrders = (since: string) => useLiveQuery(paidOrdersQuery, ORDERS, { since })
