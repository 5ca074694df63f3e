import { orderKeys } from '../planner/sorting.ts'
import { type Node, withoutDirection } from '../syntax/tree.ts'
import { fieldsOf, isObject, type Traced, tracedFields } from './traced.ts'

/** Sorts items as `order(…)` does. `each` evaluates an expression for every item in its scope. */
export function sortedBy(items: Traced[], args: Node[], each: (expr: Node) => unknown[]): Traced[] {
  const columns = args.map((argument) => each(withoutDirection(argument)))
  const rows = items.map((_, index) => columns.map((column) => column[index]))
  return orderKeys(rows, args).flatMap((place) => items[place] ?? [])
}

/** `score(…)` returns copies of its objects; this attribute, which is copied too, identifies them. */
const rowOf = Symbol('row')

/** Returns the objects to score, marked so that `scored` can identify their copies. */
export function scorable(items: Traced[]): object[] {
  return items.flatMap(({ value }, row) => (isObject(value) ? [{ ...value, [rowOf]: row }] : []))
}

/** Returns the items in groq-js's order with the `_score` of their copies. */
export function scored(items: Traced[], copies: unknown): Traced[] {
  return (copies as { [rowOf]: number; _score: number }[]).flatMap((copy) => {
    const item = items[copy[rowOf]]
    const fields = item && fieldsOf(item)
    return fields ? [tracedFields({ ...fields, _score: { value: copy._score, origin: 'unknown' } })] : []
  })
}
