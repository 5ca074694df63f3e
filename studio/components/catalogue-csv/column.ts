import type { Category, StoredProduct } from '../catalogue/catalogue.ts'

/** What columns look up: categories by their English titles. */
export interface ColumnContext {
  categories: readonly Category[]
}

/** The product as it becomes, or why the cell cannot be read. */
export type Written = { product: StoredProduct } | { fault: string }

/**
 * A column of the file: how a product is written into its cell, and how the cell is written into a product. A cell that says what
 * the product says already is not written.
 */
export interface Column {
  name: string
  /** The field it writes. */
  field: Exclude<keyof StoredProduct, '_id' | '_rev'>
  /** For whoever fills it in. */
  description: string
  read: (product: StoredProduct, context: ColumnContext) => string
  write: (product: StoredProduct, cell: string, context: ColumnContext) => Written
}

/** A product with a field changed; `undefined` takes the field away. */
export function withField<Field extends keyof StoredProduct>(
  product: StoredProduct,
  field: Field,
  value: StoredProduct[Field] | undefined,
): Written {
  const { [field]: _, ...rest } = product
  return { product: (value === undefined ? rest : { ...rest, [field]: value }) as StoredProduct }
}
