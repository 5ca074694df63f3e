import type { LakeDocument } from '../../types.ts'
import { pick, selectIds, type Selection, selectionOf } from '../reading/documents.ts'
import type { Node } from '../syntax/tree.ts'
import { orderKeys, sortKeysOf, sortPositions } from './sorting.ts'

/** Returns up to `limit` documents that pass `test`. Each is read, tested and released. */
export function filtered(
  documents: LakeDocument[],
  test: (document: LakeDocument) => boolean,
  limit = Infinity,
): Selection {
  const places: number[] = []
  let place = 0
  if (limit > 0) {
    for (const document of documents) {
      if (test(document) && places.push(place) >= limit) break
      place += 1
    }
  }
  return pick(selectedOf(documents), places)
}

/** Sorts documents as `order(…)` does, by columns where they suffice, otherwise by `keysOf` for each document. */
export function ordered(
  documents: LakeDocument[],
  args: Node[],
  keysOf: (document: LakeDocument) => unknown[],
): Selection {
  const selection = selectedOf(documents)
  const { ids, source } = selection
  const keys = source && sortKeysOf(args)
  if (!keys) return pick(selection, orderKeys(Array.from(documents, keysOf), args))
  const { table, rows } = source
  table.require(keys.flatMap(({ formula }) => formula.paths.filter(([name]) => name !== '_id')))
  const columns = keys.map(({ formula, descending }) => {
    const value = formula.bind<number>((path) => {
      if (path[0] === '_id') return (place) => ids[place] ?? null
      const cells = table.cells(path)
      return (place) => cells[rows[place] ?? -1] ?? null
    })
    return { cells: ids.map((_, place) => value(place)), descending }
  })
  return pick(selection, sortPositions(ids.length, columns))
}

function selectedOf(documents: LakeDocument[]): Selection {
  return selectionOf(documents) ?? selectIds(documents.map(({ _id }) => _id))
}
