import { shownVersion, type Catalogue, type CatalogueEntry } from '../catalogue/catalogue.ts'
import type { GuardedPatch } from '../catalogue/guarded-patches.ts'
import { newStock } from '../stock/stock-change.ts'
import { COLUMN_NAMES, COLUMNS, NUMBER } from './columns.ts'
import { readCsv, type CsvLine } from './csv-text.ts'
import { importLine, type ImportedLine } from './import-line.ts'

/** What a file would do: nothing has been done yet. */
export interface ImportPlan {
  /** Why nothing of the file can be used. */
  refusal?: string
  /** Lines that do something, in the order of the file. */
  lines: ImportedLine[]
  /** How many lines say what the catalogue says already. */
  same: number
  /** Lines that are left out, with every reason. */
  faults: { line: number; reasons: string[] }[]
  /** Columns that nobody knows, and that are left out. */
  unknownColumns: string[]
}

const NOTHING: ImportPlan = { lines: [], same: 0, faults: [], unknownColumns: [] }

/** Compares a file with the catalogue, cell by cell. */
export function planImport(text: string, { entries, categories }: Catalogue): ImportPlan {
  const file = readCsv(text)
  if (file.columns.length === 0) return { ...NOTHING, refusal: 'The file is empty.' }
  if (!file.columns.includes(NUMBER)) {
    return {
      ...NOTHING,
      refusal: `The file has no column “${NUMBER}”: its first line must name the columns.`,
    }
  }
  const twice = file.columns.find((column, index) => column !== '' && file.columns.indexOf(column) < index)
  if (twice) return { ...NOTHING, refusal: `The column “${twice}” is there twice.` }

  const find = finder(entries)
  const seen = new Map<string, number>()
  const plan: ImportPlan = {
    lines: [],
    same: 0,
    faults: file.faults.map(({ line, reason }) => ({ line, reasons: [reason] })),
    unknownColumns: file.columns.filter((column) => column !== '' && !COLUMN_NAMES.includes(column)),
  }
  for (const line of file.lines) takeLine(plan, line, find, seen, categories)
  plan.faults.sort((one, other) => one.line - other.line)
  return plan
}

type Find = (number: string) => CatalogueEntry | 'several' | undefined

/** Finds a product by its number, whether visitors see it or not. */
function finder(entries: readonly CatalogueEntry[]): Find {
  const found = new Map<string, CatalogueEntry | 'several'>()
  for (const entry of entries) {
    const number = shownVersion(entry).slug?.current
    if (number) found.set(number, found.has(number) ? 'several' : entry)
  }
  return (number) => found.get(number)
}

function takeLine(
  plan: ImportPlan,
  line: CsvLine,
  find: Find,
  seen: Map<string, number>,
  categories: Catalogue['categories'],
): void {
  const refuse = (...reasons: string[]) => void plan.faults.push({ line: line.number, reasons })
  const number = line.cells[NUMBER]?.trim() ?? ''
  if (number === '') return refuse('The number is missing: it says which product the line is about.')
  const earlier = seen.get(number)
  if (earlier !== undefined) return refuse(`Line ${earlier} is about ${number} too: keep one of the two.`)
  seen.set(number, line.number)
  const entry = find(number)
  if (entry === 'several')
    return refuse(`Several products have the number ${number}: give each its own first.`)
  const read = importLine(line, entry, { categories })
  if ('reasons' in read) refuse(...read.reasons)
  else if (read.changes.length === 0 && !read.stock) plan.same += 1
  else plan.lines.push(read)
}

/** What is written when a plan is carried out. */
export interface ImportWrites {
  patches: GuardedPatch[]
  created: { _id: string; _type: string }[]
}

/**
 * The writes of a plan: published products change at once, new ones begin as drafts, for they have no pictures yet.
 *
 * @param withStock whether counts are taken from the file too
 * @param newId makes the id of a new product
 */
export function writesOf(
  lines: readonly ImportedLine[],
  withStock: boolean,
  newId: () => string,
): ImportWrites {
  const writes: ImportWrites = { patches: [], created: [] }
  for (const imported of lines) {
    const id = imported.entry?.id ?? newId()
    if (!imported.entry) {
      const { _id, _rev, slug, ...fields } = imported.product
      const product = { ...fields, slug: { _type: 'slug', ...slug }, _id: `drafts.${id}`, _type: 'product' }
      writes.created.push(product)
    } else if (imported.changes.length > 0) writes.patches.push(patchOf(imported, imported.entry))
    if (withStock && imported.stock) writeStock(writes, imported, id)
  }
  return writes
}

/** Sets the fields of the columns that changed, and takes away those of which nothing is left. */
function patchOf({ product, changes }: ImportedLine, entry: CatalogueEntry): GuardedPatch {
  const { _id, _rev } = shownVersion(entry)
  const changed = new Set(changes.map(({ column }) => column))
  const fields = [...new Set(COLUMNS.filter(({ name }) => changed.has(name)).map(({ field }) => field))]
  const set = fields.flatMap((field) =>
    product[field] === undefined ? [] : [[field, product[field]] as const],
  )
  return {
    id: _id,
    revision: _rev,
    set: Object.fromEntries(set),
    unset: fields.filter((field) => product[field] === undefined),
  }
}

function writeStock(
  { patches, created }: ImportWrites,
  { entry, stock }: ImportedLine,
  productId: string,
): void {
  if (!stock) return
  const { count } = entry ?? {}
  if (count) patches.push({ id: count._id, revision: count._rev, set: { available: stock.after } })
  else created.push(newStock(productId, stock.after))
}
