import { hashTexts } from '#web/lib/secrets.ts'

/**
 * Returns the order id for a customer and an idempotency key. The same pair always yields the same id. Sanity hides documents with a dot
 * in their id from requests without a token.
 */
export const orderIdFor = (uid: string, key: string): string => `order.${hashTexts(uid, key)}`

/** Returns whether a text has the form of an order id. */
export const isOrderId = (text: string): boolean => /^order\.[0-9a-f]{32}$/.test(text)

/** Returns the order number that people see, such as `M-7F3A-09C2` for the prefix `M`. */
export function orderNumber(id: string, prefix: string): string {
  const letters = id.slice('order.'.length).slice(0, 8).toUpperCase()
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Matches the order numbers in a text, each with the punctuation after it, which must not begin a line. */
export const ORDER_NUMBER = /\b[A-Z]{1,4}-[0-9A-F]{4}-[0-9A-F]{4}\b\p{Po}*/gu
