import * as groq from 'groq-js'
import type { Node } from './tree.ts'

/** What an evaluation knows besides the tree. `dereference` may answer anything; the planner relies on that. */
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
}

const { parse, evaluate, evaluateSync, GroqSyntaxError } = groq as unknown as Groq

export { parse, GroqSyntaxError }

/** Evaluates at once; fails on the functions that groq-js has in asynchronous form only (`needsPromises`). */
export function evaluateNow(tree: Node, context: EvaluationContext): unknown {
  return evaluateSync(tree, context).data
}

/** Evaluates any tree. Ten times slower than `evaluateNow` over large sets. */
export async function evaluateLater(tree: Node, context: EvaluationContext): Promise<unknown> {
  const value = await evaluate(tree, context)
  return value.get()
}

/** Functions that groq-js cannot evaluate synchronously. */
export function needsPromises(node: Node): boolean {
  return (
    node.type === 'FuncCall' &&
    (node.namespace === 'diff' || node.namespace === 'delta') &&
    node.name !== 'operation'
  )
}
