import { checkPrices, checkSale } from '#schemas/validation/products.ts'
import { checkNumber } from '#schemas/validation/variant-numbers.ts'
import { checkCheapestVariant } from '#schemas/validation/variants.ts'
import type { CatalogEntry, StoredProduct } from '../catalog/catalog.ts'
import { shownVersion } from '../catalog/catalog.ts'
import { NOT_A_QUANTITY, parseQuantity } from '../stock/stock.ts'
import type { ColumnContext } from './column.ts'
import { COLUMNS, NUMBER, STOCK } from './columns.ts'
import type { CsvLine } from './csv-text.ts'
import { type ChosenPictures, parsePictures, PICTURES, type PictureSource } from './pictures.ts'

/** Data that lines look up: of the columns, and the chosen pictures. */
export interface LineContext extends ColumnContext {
  pictures: ChosenPictures
}

/** A cell that differs from the catalog. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** A valid line of a file. */
export interface ImportedLine {
  line: number
  number: string
  /** The existing product; undefined for a new one. */
  entry: CatalogEntry | undefined
  /** Key of the variant whose stock it is; undefined for a product. */
  variant?: string
  product: StoredProduct
  /** Without stock and pictures. */
  changes: CellChange[]
  pictures: PictureSource[]
  /** The new stock; undefined if it does not change. */
  stock: { before: number | undefined; after: number } | undefined
}

/** Creates a product with default values; it gets its id when it is written. */
const emptyProduct = (number: string): StoredProduct => ({
  _id: '',
  _rev: '',
  slug: { _type: 'slug', current: number },
  kind: 'physical',
  taxClass: 'standard',
})

/** Columns that a new product requires. */
const REQUIRED = ['name_en', 'category', 'currency', 'price', 'position'] as const

/** Applies a line to its product, or returns every error. */
export function importLine(
  { number: line, cells }: CsvLine,
  entry: CatalogEntry | undefined,
  context: LineContext,
): ImportedLine | { reasons: string[] } {
  const number = cells[NUMBER]?.trim() ?? ''
  const before = entry ? shownVersion(entry) : emptyProduct(number)
  const { product, reasons } = writeCells(before, entry ? cells : withoutEmpty(cells), context)
  const form = checkNumber(number)
  if (form !== true) reasons.push(`${NUMBER}: ${form}`)
  if (!entry) reasons.push(...findMissingColumns(product, context))
  if (reasons.length === 0) reasons.push(...findConflicts(product))
  const changes = COLUMNS.flatMap(({ name, read }) => {
    const change = { column: name, before: read(before, context), after: read(product, context) }
    return change.before === change.after ? [] : [change]
  })
  const pictures = parsePictures(cells[PICTURES] ?? '', context.pictures)
  reasons.push(...pictures.errors.map((error) => `${PICTURES}: ${error}`))
  const stock = parseStock(cells[STOCK], entry?.stock?.available)
  if (stock === null) reasons.push(`${STOCK}: ${NOT_A_QUANTITY}`)
  if (stock && before.variants?.length)
    reasons.push(`${STOCK}: Enter the stock of each variant on the line of its number.`)
  if (changes.length + pictures.sources.length > 0 && entry?.published && entry.draft) {
    reasons.push('This product has unpublished changes. Publish or discard them first.')
  }
  if (reasons.length > 0 || stock === null) return { reasons }
  return { line, number, entry, product, changes, pictures: pictures.sources, stock }
}

/** Applies a line to the stock of a variant, or returns every error. */
export function importVariantLine(
  { number: line, cells }: CsvLine,
  entry: CatalogEntry,
  variant: string,
): ImportedLine | { reasons: string[] } {
  const filled = [...COLUMNS.map(({ name }) => name), PICTURES].filter((name) => cells[name]?.trim())
  if (filled.length > 0) {
    return { reasons: [`${filled[0]}: Only the stock of a variant can be changed on its own line.`] }
  }
  const stock = parseStock(cells[STOCK], entry.variantStock.get(variant)?.available)
  if (stock === null) return { reasons: [`${STOCK}: ${NOT_A_QUANTITY}`] }
  const number = cells[NUMBER]?.trim() ?? ''
  return { line, number, entry, variant, product: shownVersion(entry), changes: [], pictures: [], stock }
}

/** Returns the cells with a text: a new product keeps its default values where the file has none. */
const withoutEmpty = (cells: CsvLine['cells']): CsvLine['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''))

/** Writes every changed cell and collects the errors. Spreadsheets on Windows change the line breaks in cells. */
function writeCells(before: StoredProduct, cells: CsvLine['cells'], context: ColumnContext) {
  const reasons: string[] = []
  let product = before
  for (const column of COLUMNS) {
    const cell = cells[column.name]?.replaceAll('\r\n', '\n')
    if (cell === undefined || cell === column.read(product, context).replaceAll('\r\n', '\n')) continue
    const result = column.write(product, cell, context)
    if ('error' in result) reasons.push(`${column.name}: ${result.error}`)
    else product = result.product
  }
  return { product, reasons }
}

function findMissingColumns(product: StoredProduct, context: ColumnContext): string[] {
  const empty = REQUIRED.filter(
    (name) => COLUMNS.find((column) => column.name === name)?.read(product, context) === '',
  )
  return empty.length === 0
    ? []
    : [`No product or variant has this number. A new product needs ${empty.join(', ')}.`]
}

const ALL_COST_MORE = 'variant_prices: Leave out the cheapest variant. The price of the product is its price.'

/** Returns errors between valid cells. */
function findConflicts(product: StoredProduct): string[] {
  const errors = [checkSale(product), checkPrices(product)].flatMap((result) =>
    result === true ? [] : [result.message],
  )
  return checkCheapestVariant(product.variants ?? []) === true ? errors : [...errors, ALL_COST_MORE]
}

/** Parses the stock of a line; undefined if it does not change, null if it is invalid. */
function parseStock(cell: string | undefined, before: number | undefined) {
  if (cell === undefined || cell.trim() === '') return undefined
  const after = parseQuantity(cell)
  if (after === null) return null
  return after === before ? undefined : { before, after }
}
