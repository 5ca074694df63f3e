import { DateTime, evaluateNow } from '../syntax/groq.ts'
import { hostCallOf } from '../syntax/host-call.ts'
import { type Node, someNode, ungroup } from '../syntax/tree.ts'

/** An instant in a comparison: the same for all documents, or that of an attribute. */
type Time = { milliseconds: number | null } | { text: Node }

/**
 * Returns what `dateTime(publishedAt)`, `dateTime("2026-…")` and `dateTime(now()) - 3600` stand for, in milliseconds;
 * `undefined` for any other expression. `readTime` returns the time of `now()`.
 */
export function timeOf(node: Node, readTime: () => Date): Time | undefined {
  const expression = ungroup(node)
  if (isFixed(expression)) {
    const usesNow = someNode(expression, (inner) => inner.type === 'FuncCall' && inner.name === 'now')
    const value = evaluateNow(expression, usesNow ? { timestamp: readTime() } : {})
    return { milliseconds: value instanceof DateTime ? new Date(value.toString()).getTime() : null }
  }
  const text = textOf(expression)
  return text && { text }
}

/** Returns the argument of `dateTime()`, which is checked by a call of its own (`functions/calendar.ts`). */
function textOf(node: Node): Node | undefined {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'dateTime') return undefined
  const [argument] = node.args
  const call = argument && hostCallOf(argument)
  return call?.name === 'calendar time' ? call.args[0] : undefined
}

/** Whether an instant is the same for all documents. */
function isFixed(node: Node): boolean {
  const expression = ungroup(node)
  if (isNow(expression, 'dateTime')) return true
  if (expression.type === 'OpCall' && (expression.op === '+' || expression.op === '-'))
    return isFixed(expression.left) && isFixedNumber(expression.right)
  const text = textOf(expression)
  return text !== undefined && (isNow(ungroup(text), 'global') || ungroup(text).type === 'Value')
}

const isNow = (node: Node, namespace: string): boolean =>
  node.type === 'FuncCall' && node.namespace === namespace && node.name === 'now'

function isFixedNumber(node: Node): boolean {
  const expression = ungroup(node)
  if (expression.type === 'OpCall') return isFixedNumber(expression.left) && isFixedNumber(expression.right)
  return expression.type === 'Value' && typeof expression.value === 'number'
}
