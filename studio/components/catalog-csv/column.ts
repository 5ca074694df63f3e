import type { Catalog, StoredProduct } from '../catalog/catalog.ts'

/** Data that columns look up. */
export interface ColumnContext extends Pick<Catalog, 'categories' | 'choices'> {
  /** Whether the file writes decimals after a comma: 57,00. */
  hasDecimalComma: boolean
}

/** The changed product, or why the cell is invalid. */
export type CellResult = { product: StoredProduct } | { error: string }

/** A column of the file: reads its cell from a product and writes it into one. Unchanged cells are not written. */
export interface Column {
  name: string
  field: Exclude<keyof StoredProduct, '_id' | '_rev'>
  description: string
  read: (product: StoredProduct, context: ColumnContext) => string
  write: (product: StoredProduct, cell: string, context: ColumnContext) => CellResult
}

/** Returns the values of a cell that lists several, one a line or separated by semicolons. */
export const listedValues = (cell: string): string[] =>
  cell.split(/[;\n]/).flatMap((value) => value.trim() || [])

/** Returns a product with a field changed, or removed if the value is undefined. */
export function withField<Field extends keyof StoredProduct>(
  product: StoredProduct,
  field: Field,
  value: StoredProduct[Field] | undefined,
): CellResult {
  const { [field]: _, ...rest } = product
  return { product: (value === undefined ? rest : { ...rest, [field]: value }) as StoredProduct }
}
