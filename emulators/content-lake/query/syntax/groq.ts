import * as groq from 'groq-js'
import type { Node } from './tree.ts'

/** The context of an evaluation. `dereference` may return any value, which the planner relies on. */
export interface EvaluationContext {
  root?: unknown
  dataset?: unknown
  timestamp?: Date
  identity?: string
  sanity?: { projectId: string; dataset: string }
  before?: unknown
  after?: unknown
  dereference?: (reference: { _ref: string }) => unknown
}

interface StaticValue {
  type: string
  data: unknown
}

interface Groq {
  parse: (query: string, options: { params: Record<string, unknown>; mode: 'normal' | 'delta' }) => Node
  evaluate: (tree: Node, context: EvaluationContext) => Promise<{ get(): Promise<unknown> }>
  evaluateSync: (tree: Node, context: EvaluationContext) => StaticValue
  GroqSyntaxError: new (...parameters: never[]) => Error & { position: number }
  DateTime: new (date: Date) => { toString(): string }
  Path: { prototype: { matches(this: { pattern: string }, id: string): boolean } }
}

const { parse, evaluate, evaluateSync, GroqSyntaxError, DateTime, Path } = groq as unknown as Groq

/** `DateTime` is the class of `dateTime()` values. */
export { DateTime, parse, GroqSyntaxError }

const expressions = new Map<string, RegExp>()

/** groq-js joins the parts of a pattern with a dot that matches any character: "abc" would be in `path("a.*")`. */
Path.prototype.matches = function matches(id) {
  let expression = expressions.get(this.pattern)
  if (!expression) {
    if (expressions.size >= patternsMax) expressions.clear()
    expression = expressionOf(this.pattern)
    expressions.set(this.pattern, expression)
  }
  return expression.test(id)
}

const patternsMax = 500

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('.').map((part) => {
    if (part === '*') return '[^.]+'
    return part === '**' ? '.*' : part.replace(/[*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('\\.')}$`, 's')
}

/** Evaluates synchronously; fails for functions that groq-js implements only asynchronously (`needsPromises`). */
export function evaluateNow(tree: Node, context: EvaluationContext): unknown {
  return evaluateSync(tree, context).data
}

/** Evaluates any tree. Ten times slower than `evaluateNow` on large sets. */
export async function evaluateLater(tree: Node, context: EvaluationContext): Promise<unknown> {
  const value = await evaluate(tree, context)
  return value.get()
}

/** Returns whether groq-js can evaluate a function only asynchronously. */
export function needsPromises(node: Node): boolean {
  return (
    node.type === 'FuncCall' &&
    (node.namespace === 'diff' || node.namespace === 'delta') &&
    node.name !== 'operation'
  )
}
