export interface Stock {
  available?: number | null
  lowStockAt?: number | null
}

/** Default low stock threshold. */
export const LOW_STOCK_AT = 5

/** The availability of a product; `untracked` is always available. */
export type StockState = 'untracked' | 'soldOut' | 'low' | 'available'

/** Returns the availability of a stock; null is untracked. */
export function stockState(stock: Stock | null | undefined): StockState {
  if (typeof stock?.available !== 'number') return 'untracked'
  if (stock.available <= 0) return 'soldOut'
  return stock.available <= (stock.lowStockAt ?? LOW_STOCK_AT) ? 'low' : 'available'
}

/**
 * Returns the id of a stock document, from the published product id and the key of the variant. Queries write it as
 * `"inventory-" + _id` and `"inventory-" + _id + "--" + _key`.
 */
export const inventoryId = (productId: string, variantKey?: string | null): string =>
  variantKey ? `inventory-${productId}--${variantKey}` : `inventory-${productId}`

/** Returns the product id of a stock document id. */
export const productIdOfInventory = (id: string): string => id.replace(/^inventory-|--.*$/g, '')

/** Formats stock for Studio's lists. */
export function stockText(stock: Stock | null | undefined): string {
  const state = stockState(stock)
  if (state === 'untracked') return 'Not tracked'
  if (state === 'soldOut') return 'Sold out'
  // Stryker disable next-line OptionalChaining: a missing stock is not tracked
  return state === 'low' ? `${stock?.available} left` : `${stock?.available} available`
}
