import { type LiveResult, useLiveQuery } from '../use-live-query.ts'
import type { PaidOrder } from './sales.ts'

const ORDERS = '*[_type == "order"]'

/** Orders paid since a time. Perspective: raw. */
const QUERY = `*[_type == "order" && payment.paidAt >= $since] {
  "paidAt": payment.paidAt, currency, "payable": totals.payable, "refunds": refunds[] { state, amount }
}`

/** Fetches and follows the orders paid since a time (ISO 8601). */
export const usePaidOrders = (since: string): LiveResult<PaidOrder[]> =>
  useLiveQuery<PaidOrder[]>(QUERY, ORDERS, JSON.stringify({ since }))
