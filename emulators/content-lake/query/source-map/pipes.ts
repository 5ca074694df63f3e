import { evaluateNow } from '../syntax/groq.ts'
import type { Node } from '../syntax/tree.ts'
import { fieldsOf, isObject, type Traced, tracedFields } from './traced.ts'

/**
 * Sorts items as `order(…)` does, with groq-js's own comparison. `each` evaluates an expression for every item in its
 * scope.
 */
export function sortedBy(items: Traced[], args: Node[], each: (expr: Node) => unknown[]): Traced[] {
  const directed = args.map((arg) =>
    arg.type === 'Asc' || arg.type === 'Desc' ? arg : { type: 'Asc' as const, base: arg },
  )
  const columns = directed.map(({ base }) => each(base))
  const rows = items.map((item, index) => ({ item, keys: columns.map((column) => column[index]) }))
  const keys: Node = { type: 'AccessAttribute', name: 'keys' }
  const order: Node = {
    type: 'PipeFuncCall',
    name: 'order',
    base: { type: 'Value', value: rows },
    args: directed.map(({ type }, index) => ({ type, base: { type: 'AccessElement', base: keys, index } })),
  }
  return (evaluateNow(order, {}) as typeof rows).map(({ item }) => item)
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
