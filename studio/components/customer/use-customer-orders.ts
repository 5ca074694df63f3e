import { defineQuery } from 'groq'
import type { CustomerOrdersQueryResult } from '#studio/types.generated.ts'
import { type LiveResult, useLiveQuery } from '../use-live-query.ts'

/** Orders that are shown; older ones are left out of list and totals. */
export const MAX_ORDERS = 500

const LISTENED = '*[_type == "order" && customer.uid == $uid]'

/** The orders of a customer, newest first. Perspective: raw. */
const customerOrdersQuery = defineQuery(
  `*[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...${MAX_ORDERS}] {
  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "paidAt": payment.paidAt,
  "refunds": refunds[] { state, amount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email
}`,
)

/** Fetches and follows the orders of a customer account. */
export const useCustomerOrders = (uid: string): LiveResult<CustomerOrdersQueryResult> =>
  useLiveQuery(customerOrdersQuery, LISTENED, JSON.stringify({ uid }))
