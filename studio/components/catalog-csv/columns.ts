import { GENDERS, PRODUCT_KINDS, TAX_CLASSES } from '#schemas/shared/product-options.ts'
import { variantNumber } from '#schemas/shared/variants.ts'
import { type Catalog, shownVersion } from '../catalog/catalog.ts'
import { NOT_A_QUANTITY, parseQuantity } from '../stock/stock.ts'
import { type Column, withField } from './column.ts'
import { writeCsv } from './csv-text.ts'
import { moneyColumns } from './money-columns.ts'
import { PICTURES } from './pictures.ts'
import { choiceColumn, localizedColumns } from './plain-columns.ts'
import { referencesColumn, tagColumn } from './reference-columns.ts'

/** The column that identifies the product; imports never change it. */
export const NUMBER = 'number'

/** The column of the stock, which is a separate document. */
export const STOCK = 'stock'

const categoryColumn: Column = {
  name: 'category',
  field: 'category',
  description: 'The English title of the category',
  read: ({ category }, { categories }) =>
    categories.find(({ id }) => id === category?._ref)?.title ?? category?._ref ?? '',
  write: (product, cell, { categories }) => {
    const found = categories.filter(({ title, id }) => [title, id].includes(cell.trim()))
    if (found.length === 1 && found[0]) {
      return withField(product, 'category', { _type: 'reference', _ref: found[0].id })
    }
    const known = categories.map(({ title }) => title).join(', ')
    return { error: cell.trim() === '' ? 'Enter the category.' : `“${cell.trim()}” isn’t one of ${known}.` }
  },
}

const positionColumn: Column = {
  name: 'position',
  field: 'order',
  description: 'A whole number; products are sorted from low to high',
  read: ({ order }) => (order === undefined ? '' : String(order)),
  write: (product, cell) => {
    const order = parseQuantity(cell)
    return order === null ? { error: NOT_A_QUANTITY } : withField(product, 'order', order)
  },
}

/** All product columns, in the order of the file. */
export const COLUMNS: readonly Column[] = [
  ...localizedColumns({ field: 'title', name: 'name', what: 'The name', type: 'String', isRequired: true }),
  categoryColumn,
  ...moneyColumns,
  choiceColumn('taxClass', 'tax', TAX_CLASSES, true),
  choiceColumn('kind', 'kind', PRODUCT_KINDS, true),
  referencesColumn('colors', 'productColor', 'colours'),
  referencesColumn('sizes', 'productSize', 'sizes'),
  choiceColumn('gender', 'gender', GENDERS, false),
  tagColumn,
  ...localizedColumns({
    field: 'label',
    name: 'label',
    what: 'The label',
    type: 'String',
    isRequired: false,
  }),
  ...localizedColumns({
    field: 'summary',
    name: 'description',
    what: 'The description',
    type: 'Text',
    isRequired: true,
  }),
  positionColumn,
]

/** The header of an exported file. */
export const COLUMN_NAMES: readonly string[] = [NUMBER, ...COLUMNS.map(({ name }) => name), STOCK, PICTURES]

/** Exports the catalog as CSV: each product that has a number, as published or as a draft, and below it the stock of its variants. */
export function exportCatalog({ entries, categories, choices }: Catalog): string {
  const context = { categories, choices, hasDecimalComma: false }
  const rows = entries.flatMap((entry) => {
    const product = shownVersion(entry)
    const [number, variants] = [product.slug?.current, product.variants ?? []]
    // An import finds products by their number.
    if (!number) return []
    const cells = COLUMNS.map((column) => column.read(product, context))
    const stock = variants.length === 0 ? entry.stock : undefined
    const empty = COLUMNS.map(() => '')
    return [
      [number, ...cells, String(stock?.available ?? ''), ''],
      ...variants.map(({ _key, code = '' }) => [
        variantNumber(number, code),
        ...empty,
        String(entry.variantStock.get(_key)?.available ?? ''),
        '',
      ]),
    ]
  })
  return writeCsv(COLUMN_NAMES, rows)
}
