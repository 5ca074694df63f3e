import { checkSlug } from '../../../schemas/validation/addresses.ts'
import { checkPrices, checkSale } from '../../../schemas/validation/products.ts'
import type { CatalogueEntry, StoredProduct } from '../catalogue/catalogue.ts'
import { shownVersion } from '../catalogue/catalogue.ts'
import type { ColumnContext } from './column.ts'
import { COLUMNS, NUMBER, STOCK } from './columns.ts'
import type { CsvLine } from './csv-text.ts'
import { readWhole } from './plain-columns.ts'

/** What a file says of one cell that the catalogue says otherwise. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** What one line of a file does. */
export interface ImportedLine {
  line: number
  number: string
  /** The product there is; none where the line makes a new one. */
  entry: CatalogueEntry | undefined
  product: StoredProduct
  /** Without the count. */
  changes: CellChange[]
  /** The new count; `undefined` where it stays, or is none of the file's business. */
  stock: { before: number | undefined; after: number } | undefined
}

/** What a product is before anybody has said what it is. Its id is given to it when it is made. */
const blank = (number: string): StoredProduct => ({
  _id: '',
  _rev: '',
  slug: { current: number },
  kind: 'physical',
  taxClass: 'standard',
})

/** What a new product cannot be without. */
const NEEDED = ['name_en', 'category', 'currency', 'price', 'position'] as const

/** Reads a line against the product it is about; or says everything that is wrong with it. */
export function importLine(
  { number: line, cells }: CsvLine,
  entry: CatalogueEntry | undefined,
  context: ColumnContext,
): ImportedLine | { reasons: string[] } {
  const number = cells[NUMBER]?.trim() ?? ''
  const before = entry ? shownVersion(entry) : blank(number)
  const { product, reasons } = writeCells(before, cells, context)
  const slug = checkSlug(number)
  if (slug !== true) reasons.push(`${NUMBER}: ${slug}`)
  if (!entry) reasons.push(...missing(product, context))
  if (reasons.length === 0) reasons.push(...misfits(product))
  const changes = COLUMNS.flatMap(({ name, read }) => {
    const change = { column: name, before: read(before, context), after: read(product, context) }
    return change.before === change.after ? [] : [change]
  })
  const stock = readStock(cells[STOCK], entry?.count?.available)
  if (stock === null) reasons.push(`${STOCK}: Write a whole number, 0 or more.`)
  if (changes.length > 0 && entry?.published && entry.draft) {
    reasons.push('This product has changes that are not published: publish or discard them first.')
  }
  if (reasons.length > 0 || stock === null) return { reasons }
  return { line, number, entry, product, changes, stock }
}

/** Writes every cell that says something new, and collects what cannot be read. */
function writeCells(before: StoredProduct, cells: CsvLine['cells'], context: ColumnContext) {
  const reasons: string[] = []
  let product = before
  for (const column of COLUMNS) {
    const cell = cells[column.name]
    if (cell === undefined || cell === column.read(product, context)) continue
    const written = column.write(product, cell, context)
    if ('fault' in written) reasons.push(`${column.name}: ${written.fault}`)
    else product = written.product
  }
  return { product, reasons }
}

function missing(product: StoredProduct, context: ColumnContext): string[] {
  const empty = NEEDED.filter(
    (name) => COLUMNS.find((column) => column.name === name)?.read(product, context) === '',
  )
  return empty.length === 0 ? [] : [`No product has this number, and a new one needs ${empty.join(', ')}.`]
}

/** What does not fit together although each cell can be read. */
function misfits(product: StoredProduct): string[] {
  return [checkSale(product), checkPrices(product)].flatMap((verdict) =>
    verdict === true ? [] : [verdict.message],
  )
}

/** The count of a line; `undefined` where it says none or the same, `null` where it cannot be read. */
function readStock(cell: string | undefined, before: number | undefined) {
  if (cell === undefined || cell.trim() === '') return undefined
  const after = readWhole(cell)
  if (after === null) return null
  return after === before ? undefined : { before, after }
}
