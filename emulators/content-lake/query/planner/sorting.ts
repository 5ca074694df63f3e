import type { Cell } from '../reading/cells.ts'
import type { Condition } from '../reading/table.ts'
import type { Node } from '../syntax/tree.ts'
import { compareCells, formulaOf } from './formulas.ts'

export interface SortKey {
  formula: Condition
  descending: boolean
}

/** What `order(…)` sorts by, when columns hold it; `undefined` when it is anything more. */
export function sortKeysOf(args: Node[]): SortKey[] | undefined {
  const keys = args.map((argument) => {
    const isDirected = argument.type === 'Asc' || argument.type === 'Desc'
    const formula = formulaOf(isDirected ? argument.base : argument, { withIds: true })
    return formula && { formula, descending: argument.type === 'Desc' }
  })
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** The order GROQ gives values of unlike types; all others come last and equal each other. */
const typeOrder: Record<string, number> = { number: 2, string: 3, boolean: 4 }
const otherTypes = 100

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const byType = (typeOrder[typeof a] ?? otherTypes) - (typeOrder[typeof b] ?? otherTypes)
  return byType === 0 ? (compareCells(a, b) ?? 0) : byType
}

/**
 * The places 0 to `length` - 1 in the order that groq-js gives items with these values: `columns` holds a list of
 * values by place for each key.
 */
export function sortedPlaces(
  length: number,
  columns: readonly { cells: readonly Cell[]; descending: boolean }[],
): Uint32Array {
  const places = Uint32Array.from({ length }, (_, place) => place)
  return places.sort((a, b) => {
    for (const { cells, descending } of columns) {
      const difference = compare(cells[a], cells[b])
      if (difference !== 0) return descending ? -difference : difference
    }
    return a - b
  })
}
