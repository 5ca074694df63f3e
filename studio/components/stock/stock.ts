import type { Inventory } from '#schemas/shared/documents.generated.ts'
import { inventoryId, LOW_STOCK_AT } from '#schemas/shared/stock.ts'
import type { WriteError } from '../write-error.ts'

export type StoredStock = Pick<Inventory, '_id' | '_rev' | 'available' | 'lowStockAt'>

/** The error for what `parseQuantity` rejects. */
export const NOT_A_QUANTITY = 'Enter a whole number, 0 or more.'

/** Parses a whole number of 0 or more; null for anything else. */
export const parseQuantity = (text: string): number | null =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null

/** A quantity as typed. */
export interface TypedQuantity {
  text: string
  /** The stored value when the user began to type. */
  before: number | undefined
}

/** Says that the stored quantity has changed since the user began to type; undefined if it has not. */
export const describeChange = ({ before }: TypedQuantity, stored: number | undefined): string | undefined =>
  stored === undefined || stored === before
    ? undefined
    : `It has just changed to ${stored}. Check your number, then save again.`

/** Creates the stock document of a product, or of its variant with a key. */
export const newInventory = (productId: string, available: number, variant?: string) => ({
  _id: inventoryId(productId, variant),
  _type: 'inventory' as const,
  product: { _type: 'reference' as const, _ref: productId, _weak: true },
  ...(variant && { variant }),
  available,
  lowStockAt: LOW_STOCK_AT,
})

export const STOCK_ERRORS: Record<WriteError, string> = {
  forbidden: 'Your role can’t change stock. Ask a merchandiser or an administrator.',
  conflict: 'Someone just changed this stock. Check the new number, then save again.',
  failed: 'Your change wasn’t saved. Check your connection and try again.',
}
