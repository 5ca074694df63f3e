import { checkSale } from '../../../schemas/validation/products.ts'
import type { Catalogue } from './catalogue.ts'
import type { GuardedPatch } from './guarded-patches.ts'

type Fields = Record<string, unknown>

/** A document of the catalogue, as the lake holds it. */
export type StoredDocument = Fields & { _id: string; _rev: string }

/** What was done to one document, path by path; null stands for nothing. */
interface MadeLine {
  id: string
  before: Fields
  after: Fields
}

/** A change of many documents that was made, as much of it as undoing takes. */
export interface MadeChange {
  lines: MadeLine[]
  /** Ids of documents that began with it. */
  created: string[]
}

/** The documents of the catalogue, drafts and counts included, by their ids. */
export const documentsOf = ({ entries }: Catalogue): ReadonlyMap<string, StoredDocument> =>
  new Map(
    entries
      .flatMap(({ published, draft, count }) => [published, draft, count])
      .filter((stored) => stored !== undefined)
      .map((stored) => [stored._id, stored as unknown as StoredDocument]),
  )

/** A field of a document, or a field of a member of one of its lists, as patches name them. */
const PATH = /^(\w+)(?:\[_key=="([^"]+)"\]\.(\w+))?$/

/** What a document holds at the path of a patch; null for nothing. */
function valueAt(document: Fields, path: string): unknown {
  const [, field = '', key, inner = ''] = PATH.exec(path) ?? []
  const value = document[field] ?? null
  if (key === undefined) return value
  const member = (Array.isArray(value) ? (value as Fields[]) : []).find(({ _key }) => _key === key)
  return member?.[inner] ?? null
}

/** Notes what patches will change, beside what is there before. */
export function recordChange(
  patches: readonly GuardedPatch[],
  created: readonly { _id: string }[],
  documents: ReadonlyMap<string, StoredDocument>,
): MadeChange {
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

/** JSON with sorted keys: the same for what is the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

/** What taking a change back would do. */
export interface UndoPlan {
  patches: GuardedPatch[]
  /** Ids of documents that began with the change, and go with it. */
  deleted: string[]
  /** How many documents stay as they are, because somebody changed them since. */
  kept: number
}

/**
 * Plans to take a change back: each document as it was, but only where it still is what the change made of it, and where its sale
 * still leaves something to pay.
 *
 * @param revision of the change: documents that began with it are untouched while they have it
 */
export function planUndo(
  { lines, created }: MadeChange,
  documents: ReadonlyMap<string, StoredDocument>,
  revision: string,
): UndoPlan {
  const plan: UndoPlan = { patches: [], deleted: [], kept: 0 }
  for (const { id, before, after } of lines) {
    const document = documents.get(id)
    const isAsMade =
      document &&
      Object.entries(after).every(([path, made]) => canonical(valueAt(document, path)) === canonical(made))
    if (!isAsMade || !leavesSomething(document, before)) plan.kept += 1
    else plan.patches.push(patchTo(before, document))
  }
  for (const id of created) {
    const document = documents.get(id)
    if (document?._rev === revision) plan.deleted.push(id)
    else if (document) plan.kept += 1
  }
  return plan
}

const leavesSomething = (document: Fields, before: Fields): boolean =>
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
