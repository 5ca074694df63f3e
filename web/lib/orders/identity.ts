import { createHash } from 'node:crypto'

/**
 * The id of the order that a customer asks for under a key: the same however often it is asked for, and nobody else's. Its dot keeps it from
 * whoever reads without a token.
 */
export const orderIdFor = (uid: string, key: string): string =>
  `order.${createHash('sha256').update(`${uid}\n${key}`).digest('hex').slice(0, 32)}`

/** Whether a text has the form of an order's id. */
export const isOrderId = (text: string): boolean => /^order\.[0-9a-f]{32}$/.test(text)

/** What people call an order, such as `M-7F3A-09C2`. */
export function orderNumber(id: string): string {
  const letters = id.slice('order.'.length).slice(0, 8).toUpperCase()
  return `M-${letters.slice(0, 4)}-${letters.slice(4)}`
}
