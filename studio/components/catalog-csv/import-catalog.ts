import { variantNumber } from '#schemas/shared/variants.ts'
import { type Catalog, type CatalogEntry, shownVersion } from '../catalog/catalog.ts'
import type { ChangeWrites, GuardedPatch } from '../catalog/transaction.ts'
import { newInventory } from '../stock/stock.ts'
import { COLUMN_NAMES, COLUMNS, NUMBER } from './columns.ts'
import { type CsvLine, readCsv } from './csv-text.ts'
import { type ImportedLine, importLine, importVariantLine, type LineContext } from './import-line.ts'
import { addPictures, type ChosenPictures, PICTURES } from './pictures.ts'

/** The effect of a file, before it is imported. */
export interface ImportPlan {
  /** Why the whole file is invalid. */
  error?: string
  /** Lines with changes, in the order of the file. */
  lines: ImportedLine[]
  /** Number of lines without changes. */
  unchanged: number
  skipped: { line: number; reasons: string[] }[]
  unknownColumns: string[]
}

const EMPTY_PLAN: ImportPlan = { lines: [], unchanged: 0, skipped: [], unknownColumns: [] }

/** Compares a file with the catalog, cell by cell. Its pictures are among the chosen files, or downloaded. */
export function planImport(
  text: string,
  { entries, categories, choices }: Catalog,
  pictures: ChosenPictures = new Map(),
): ImportPlan {
  const file = readCsv(text, [PICTURES])
  if (file.columns.length === 0) return { ...EMPTY_PLAN, error: 'The file is empty.' }
  if (!file.columns.includes(NUMBER)) {
    return {
      ...EMPTY_PLAN,
      error: `The file has no “${NUMBER}” column. Its first line must contain the column names.`,
    }
  }
  const repeated = file.columns.find((column, index) => column !== '' && file.columns.indexOf(column) < index)
  if (repeated) return { ...EMPTY_PLAN, error: `The column “${repeated}” appears twice.` }

  const find = indexByNumber(entries)
  const seen = new Map<string, number>()
  const plan: ImportPlan = {
    lines: [],
    unchanged: 0,
    skipped: file.errors.map(({ line, reason }) => ({ line, reasons: [reason] })),
    unknownColumns: file.columns.filter((column) => column !== '' && !COLUMN_NAMES.includes(column)),
  }
  const context = { categories, choices, hasDecimalComma: file.hasDecimalComma, pictures }
  for (const line of file.lines) addLine(plan, line, find, seen, context)
  plan.skipped.sort((one, other) => one.line - other.line)
  return plan
}

/** What has a number: a product, or the variant of a product with a key. */
interface Numbered {
  entry: CatalogEntry
  variant?: string
}

type FindEntry = (number: string) => Numbered | 'several' | undefined

/** Indexes products and variants by number, drafts included. */
function indexByNumber(entries: readonly CatalogEntry[]): FindEntry {
  const found = new Map<string, Numbered | 'several'>()
  const add = (number: string, numbered: Numbered) =>
    void found.set(number, found.has(number) ? 'several' : numbered)
  for (const entry of entries) {
    const { slug, variants = [] } = shownVersion(entry)
    if (!slug?.current) continue
    add(slug.current, { entry })
    for (const { _key, code } of variants)
      if (code) add(variantNumber(slug.current, code), { entry, variant: _key })
  }
  return (number) => found.get(number)
}

function addLine(
  plan: ImportPlan,
  line: CsvLine,
  find: FindEntry,
  seen: Map<string, number>,
  context: LineContext,
): void {
  const skip = (...reasons: string[]) => void plan.skipped.push({ line: line.number, reasons })
  const number = line.cells[NUMBER]?.trim() ?? ''
  if (number === '') return skip('The product number is missing.')
  const earlier = seen.get(number)
  if (earlier !== undefined) return skip(`Line ${earlier} is also for ${number}. Keep only one of them.`)
  seen.set(number, line.number)
  const found = find(number)
  if (found === 'several')
    return skip(`Several products share the number ${number}. Give each its own number first.`)
  const read =
    found?.variant === undefined
      ? importLine(line, found?.entry, context)
      : importVariantLine(line, found.entry, found.variant)
  if ('reasons' in read) skip(...read.reasons)
  else if (read.changes.length + read.pictures.length === 0 && !read.stock) plan.unchanged += 1
  else plan.lines.push(read)
}

/**
 * Returns the writes of a plan. New products become drafts, because they have no pictures yet.
 *
 * @param withStock whether to import stock too
 * @param newId creates the id of a new product
 * @param assets ids of uploaded pictures by their name in the file
 */
export function writesOf(
  lines: readonly ImportedLine[],
  withStock: boolean,
  newId: () => string,
  assets: ReadonlyMap<string, string> = new Map(),
): ChangeWrites {
  const writes: ChangeWrites = { patches: [], created: [] }
  for (const imported of lines) {
    const id = imported.entry?.id ?? newId()
    const pictures = addPictures(
      imported.product,
      imported.pictures.flatMap(({ name }) => assets.get(name) ?? []),
    )
    if (!imported.entry) {
      const { _id, _rev, slug, ...fields } = imported.product
      const ids = { slug: { _type: 'slug', ...slug }, _id: `drafts.${id}`, _type: 'product' }
      writes.created.push({ ...fields, ...pictures, ...ids })
    } else if (imported.changes.length > 0 || Object.keys(pictures).length > 0)
      writes.patches.push(patchOf(imported, imported.entry, pictures))
    if (withStock && imported.stock) addStock(writes, imported, imported.stock.after, id)
  }
  return writes
}

function patchOf({ product, changes }: ImportedLine, entry: CatalogEntry, pictures: object): GuardedPatch {
  const { _id, _rev } = shownVersion(entry)
  const changed = new Set(changes.map(({ column }) => column))
  const fields = [...new Set(COLUMNS.filter(({ name }) => changed.has(name)).map(({ field }) => field))]
  const set = fields.flatMap((field) =>
    product[field] === undefined ? [] : [[field, product[field]] as const],
  )
  return {
    id: _id,
    revision: _rev,
    set: { ...Object.fromEntries(set), ...pictures },
    unset: fields.filter((field) => product[field] === undefined),
  }
}

function addStock(
  { patches, created }: ChangeWrites,
  { entry, variant }: ImportedLine,
  available: number,
  productId: string,
): void {
  const stored = variant === undefined ? entry?.stock : entry?.variantStock.get(variant)
  if (stored) patches.push({ id: stored._id, revision: stored._rev, set: { available } })
  else created.push(newInventory(productId, available, variant))
}
