import type { Order } from '../orders/order-document.ts'

/** How long the page of an order confirms the payment. After that it is a page of the order history. */
const RECENT_MS = 24 * 60 * 60 * 1000

/** Returns whether an order was paid within the last day. */
export const isRecentlyPaid = ({ payment, placedAt }: Pick<Order, 'payment' | 'placedAt'>, now: number) =>
  now - Date.parse(payment?.paidAt ?? placedAt) < RECENT_MS
