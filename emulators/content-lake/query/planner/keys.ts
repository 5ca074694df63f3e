import { mapChildren, type Node, ungroup } from '../syntax/tree.ts'

/** The strings of a constraint: known during planning, or computed from the enclosing scope for each row. */
export type Keys = { known: string[] } | { computed: Node }

/** Returns what `_id == …`, `_id in …` or `references(…)` is compared with; `undefined` when no index can find it. */
export function keysOf(node: Node): Keys | undefined {
  const known = literals(node)
  if (known) return { known }
  const computed = fromOutside(node)
  return computed && { computed }
}

/** Returns a string, or an array of only strings. */
export function literals(node: Node): string[] | undefined {
  const expression = ungroup(node)
  const text = textOf(expression)
  if (text !== undefined) return [text]
  if (expression.type === 'Value') {
    const { value } = expression
    return Array.isArray(value) && value.every(isString) ? value : undefined
  }
  if (expression.type !== 'Array' || expression.elements.some((element) => element.isSplat)) return undefined
  const values = expression.elements.map(({ value }) => textOf(value))
  return values.every(isString) ? values : undefined
}

/** A string or concatenated strings, such as `"menu-" + $identifier`. */
function textOf(node: Node): string | undefined {
  const expression = ungroup(node)
  if (expression.type === 'Value') return isString(expression.value) ? expression.value : undefined
  if (expression.type !== 'OpCall' || expression.op !== '+') return undefined
  const [left, right] = [textOf(expression.left), textOf(expression.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

const isString = (value: unknown): value is string => typeof value === 'string'

/**
 * Rewrites an expression of a filter for the scope around the filter: `^._id` becomes `_id`. Only paths out of the
 * filter qualify, also concatenated with strings, such as `"inventory-" + ^._id`; the filtered document must not be
 * used.
 */
function fromOutside(node: Node): Node | undefined {
  let qualifies = true
  let outside = false
  const shift = (current: Node): Node => {
    switch (current.type) {
      case 'Parent':
        outside = true
        return current.n === 1 ? { type: 'This' } : { type: 'Parent', n: current.n - 1 }
      case 'AccessAttribute':
        if (!current.base) qualifies = false
        return mapChildren(current, shift)
      case 'Map':
      case 'FlatMap':
        if (!isPathInside(current.expr)) qualifies = false
        return { ...current, base: shift(current.base) }
      case 'OpCall':
        if (current.op !== '+') qualifies = false
        return mapChildren(current, shift)
      case 'Value':
        return current
      case 'AccessElement':
      case 'ArrayCoerce':
      case 'Deref':
      case 'Group':
        return mapChildren(current, shift)
      default:
        qualifies = false
        return current
    }
  }
  const shifted = shift(node)
  return qualifies && outside ? shifted : undefined
}

/** `_ref` in `^.items[]._ref`: a path that begins at the element. */
function isPathInside(node: Node): boolean {
  if (node.type === 'This') return true
  return (node.type === 'AccessAttribute' || node.type === 'Deref') && !!node.base && isPathInside(node.base)
}
