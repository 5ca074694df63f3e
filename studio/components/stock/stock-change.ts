import { inventoryId, LOW_STOCK_AT } from '../../../schemas/shared/stock.ts'

/** A count as the lake holds it. */
export interface StoredStock {
  _id: string
  _rev: string
  available?: number
  lowStockAt?: number
}

/** Reads a number of pieces as people type it; `null` where it is none. */
export const readPieces = (text: string): number | null =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null

/** The count of a product that nobody has counted so far. */
export const newStock = (productId: string, available: number) => ({
  _id: inventoryId(productId),
  _type: 'inventory' as const,
  product: { _type: 'reference' as const, _ref: productId, _weak: true },
  available,
  lowStockAt: LOW_STOCK_AT,
})
