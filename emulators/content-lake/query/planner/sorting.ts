import type { Cell } from '../reading/columns.ts'
import type { Condition } from '../reading/table.ts'
import { evaluateNow } from '../syntax/groq.ts'
import { type Node, withoutDirection } from '../syntax/tree.ts'
import { compareCells, compileCondition } from './column-conditions.ts'

interface SortKey {
  formula: Condition
  descending: boolean
}

/** Returns the sort keys of `order(…)` when columns contain them; else `undefined`. */
export function sortKeysOf(args: Node[]): SortKey[] | undefined {
  const keys = args.map((argument) => {
    const formula = compileCondition(withoutDirection(argument), { withIds: true })
    return formula && { formula, descending: argument.type === 'Desc' }
  })
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** GROQ's order of types; all other types come last and are equal. */
const typeOrder: Record<string, number> = { number: 2, string: 3, boolean: 4 }
const otherTypes = 100

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const byType = (typeOrder[typeof a] ?? otherTypes) - (typeOrder[typeof b] ?? otherTypes)
  return byType === 0 ? (compareCells(a, b) ?? 0) : byType
}

/** Returns the positions 0 to `length` - 1 in groq-js's order; `columns` contains a list of values for each key. */
export function sortPositions(
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

/** Returns the positions of rows, given as the values of their sort keys, in the order of groq-js's `order(…)`. */
export function orderKeys(rows: readonly (readonly unknown[])[], args: readonly Node[]): number[] {
  const keys: Node = { type: 'AccessAttribute', name: 'keys' }
  const order: Node = {
    type: 'PipeFuncCall',
    name: 'order',
    base: { type: 'Value', value: rows.map((values, place) => ({ place, keys: values })) },
    args: args.map(({ type }, index) => ({
      type: type === 'Desc' ? 'Desc' : 'Asc',
      base: { type: 'AccessElement', base: keys, index },
    })),
  }
  return (evaluateNow(order, {}) as { place: number }[]).map(({ place }) => place)
}
