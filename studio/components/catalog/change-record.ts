import { checkSale } from '#schemas/validation/products.ts'
import type { Catalog } from './catalog.ts'
import type { GuardedPatch } from './transaction.ts'

type Fields = Record<string, unknown>

/** A document of the catalog as stored. */
export type StoredDocument = Fields & { _id: string; _rev: string }

/** The values of one document before and after, by path; null for none. */
interface ChangedDocument {
  id: string
  before: Fields
  after: Fields
}

/** What undoing a change needs to know. */
export interface ChangeRecord {
  lines: ChangedDocument[]
  /** Ids of created documents. */
  created: string[]
}

/** Returns all documents of the catalog by id, drafts and stock included. */
export const documentsById = ({ entries }: Catalog): ReadonlyMap<string, StoredDocument> =>
  new Map(
    entries
      .flatMap(({ published, draft, stock, variantStock }) => [
        published,
        draft,
        stock,
        ...variantStock.values(),
      ])
      .filter((stored) => stored !== undefined)
      .map((stored) => [stored._id, stored as unknown as StoredDocument]),
  )

/** The path of a field, or of a field of an array item, as in patches. */
const PATH = /^(\w+)(?:\[_key=="([^"]+)"\]\.(\w+))?$/

/** Returns the value at the path of a patch, or null. */
function valueAt(document: Fields, path: string): unknown {
  const [, field = '', key, inner = ''] = PATH.exec(path) ?? []
  const value = document[field] ?? null
  if (key === undefined) return value
  const member = (Array.isArray(value) ? (value as Fields[]) : []).find(({ _key }) => _key === key)
  return member?.[inner] ?? null
}

/** Records the values that patches will change. */
export function createChangeRecord(
  patches: readonly GuardedPatch[],
  created: readonly { _id: string }[],
  documents: ReadonlyMap<string, StoredDocument>,
): ChangeRecord {
  const lines = patches.flatMap(({ id, set = {}, unset = [] }) => {
    const document = documents.get(id)
    if (!document) return []
    const paths = [...Object.keys(set), ...unset]
    const fields = (value: (path: string) => unknown) =>
      Object.fromEntries(paths.map((path) => [path, value(path)]))
    return [
      { id, before: fields((path) => valueAt(document, path)), after: fields((path) => set[path] ?? null) },
    ]
  })
  return { lines, created: created.map(({ _id }) => _id) }
}

/** Returns JSON with sorted keys, for comparison. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

interface UndoPlan {
  patches: GuardedPatch[]
  /** Ids of documents that the change created. */
  deleted: string[]
  /** Number of documents left alone because they changed since. */
  skipped: number
}

/**
 * Plans to undo a change. Skips documents that changed since, and prices that their sale would reduce to nothing.
 *
 * @param revision of the change; created documents are untouched while they have it
 */
export function planUndo(
  { lines, created }: ChangeRecord,
  documents: ReadonlyMap<string, StoredDocument>,
  revision: string,
): UndoPlan {
  const plan: UndoPlan = { patches: [], deleted: [], skipped: 0 }
  for (const { id, before, after } of lines) {
    const document = documents.get(id)
    const isUnchanged =
      document &&
      Object.entries(after).every(([path, value]) => canonical(valueAt(document, path)) === canonical(value))
    if (!isUnchanged || !hasValidSale(document, before)) plan.skipped += 1
    else plan.patches.push(patchTo(before, document))
  }
  for (const id of created) {
    const document = documents.get(id)
    if (document?._rev === revision) plan.deleted.push(id)
    else if (document) plan.skipped += 1
  }
  return plan
}

const hasValidSale = (document: Fields, before: Fields): boolean =>
  checkSale({ ...document, ...before }) === true

function patchTo(fields: Fields, { _id, _rev }: StoredDocument): GuardedPatch {
  const entries = Object.entries(fields)
  return {
    id: _id,
    revision: _rev,
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    unset: entries.flatMap(([path, value]) => (value === null ? [path] : [])),
  }
}
