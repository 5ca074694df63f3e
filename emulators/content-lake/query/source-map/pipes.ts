import { evaluateNow } from '../syntax/groq.ts'
import type { Node } from '../syntax/tree.ts'
import { fieldsOf, isObject, tracedFields, type Traced } from './traced.ts'

/**
 * The items as `order(…)` puts them, by groq-js's own comparison. `each` evaluates an expression for every item, in its scope.
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

/** `score(…)` answers copies of its objects; this, which copies keep, says of which. */
const rowOf = Symbol('row')

/** The objects among the items as `score(…)` can be asked for them, to be read back by `scored`. */
export function scorable(items: Traced[]): object[] {
  return items.flatMap(({ value }, row) => (isObject(value) ? [{ ...value, [rowOf]: row }] : []))
}

/** The items in the order and with the `_score` that groq-js gave their copies. */
export function scored(items: Traced[], copies: unknown): Traced[] {
  return (copies as { [rowOf]: number; _score: number }[]).flatMap((copy) => {
    const item = items[copy[rowOf]]
    const fields = item && fieldsOf(item)
    return fields ? [tracedFields({ ...fields, _score: { value: copy._score, origin: 'unknown' } })] : []
  })
}
