import type { LakeDocument } from '../../types.ts'
import type { Presented, Table } from './table.ts'

/** Some documents in order, by their ids as a view presents them. */
export interface Selection {
  readonly length: number
  readonly ids: readonly string[]
  /** Their positions, if they are in a table. */
  readonly source?: { table: Table; rows: ArrayLike<number> } | undefined
}

/** Selects documents that are not in one table. */
export function selectIds(ids: readonly string[]): Selection {
  return { length: ids.length, ids }
}

/** Selects documents by their positions in a view of a table. Ids are resolved on demand. */
export function selectPlaces(
  table: Table,
  { ids, rows }: Presented,
  length: number,
  findPlaces: () => Int32Array,
): Selection {
  let found: Int32Array | undefined
  const places = () => (found ??= findPlaces())
  return {
    length,
    get ids() {
      return Array.from(places(), (place) => ids[place] ?? '')
    },
    source: {
      table,
      get rows() {
        return places().map((place) => rows[place] ?? -1)
      },
    },
  }
}

/** Returns the documents at these positions of a selection. */
export function pick({ ids, source }: Selection, places: ArrayLike<number>): Selection {
  const chosen = Array.from(places, (place) => ids[place] ?? '')
  const rows = source?.rows
  return {
    ...selectIds(chosen),
    source: source && { table: source.table, rows: Int32Array.from(places, (place) => rows?.[place] ?? -1) },
  }
}

const selections = new WeakMap<object, Selection>()

/** Returns the selection of an array from `openDocuments`; `undefined` for any other value. */
export function selectionOf(value: unknown): Selection | undefined {
  return typeof value === 'object' && value !== null ? selections.get(value) : undefined
}

/**
 * Creates an array of the selected documents that reads each one on access and caches none: groq-js iterates its arrays
 * once, so only few documents are in memory.
 */
export function openDocuments(
  selection: Selection,
  read: (id: string) => LakeDocument | null,
): LakeDocument[] {
  let ids: readonly string[] | undefined
  const found = () => (ids ??= selection.ids)
  const at = (index: number) => {
    const id = found()[index]
    return id === undefined ? undefined : read(id)
  }
  function* iterate() {
    for (const id of found()) yield read(id)
  }
  const slice = (from?: number, to?: number) => openDocuments(selectIds(found().slice(from, to)), read)
  const documents = new Proxy<LakeDocument[]>([], {
    get(target, name) {
      if (name === 'length') return selection.length
      if (name === Symbol.iterator) return iterate
      if (name === 'slice') return slice
      const index = indexOf(name)
      return index === undefined ? (Reflect.get(target, name) as unknown) : at(index)
    },
    has(target, name) {
      const index = indexOf(name)
      return index === undefined ? Reflect.has(target, name) : index < selection.length
    },
  })
  selections.set(documents, selection)
  return documents
}

function indexOf(name: string | symbol): number | undefined {
  return typeof name === 'string' && /^\d+$/.test(name) ? Number(name) : undefined
}
