/** How many of a product there are. */
export interface Stock {
  available?: number | null
  lowStockAt?: number | null
}

/** From how many pieces on a product runs low, where nobody has said otherwise. */
export const LOW_STOCK_AT = 5

/** What the stock of a product means to a buyer; without a count it is always available. */
export type StockState = 'untracked' | 'soldOut' | 'low' | 'available'

/** What a count means; null is a product that nobody counts. */
export function stockState(stock: Stock | null | undefined): StockState {
  if (typeof stock?.available !== 'number') return 'untracked'
  if (stock.available <= 0) return 'soldOut'
  return stock.available <= (stock.lowStockAt ?? LOW_STOCK_AT) ? 'low' : 'available'
}

/** The id of the document that counts a product, from the product's published id. */
export const inventoryId = (productId: string): string => `inventory-${productId}`

/** The product that a document counts, from that document's id. */
export const countedProductId = (id: string): string => id.replace(/^inventory-/, '')

/** A count as Studio lists it. */
export function stockText(stock: Stock | null | undefined): string {
  const state = stockState(stock)
  if (state === 'untracked') return 'Not counted'
  if (state === 'soldOut') return 'Sold out'
  return state === 'low' ? `${stock?.available} left` : `${stock?.available} available`
}
