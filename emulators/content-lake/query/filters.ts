import type { LakeDocument } from '../types.ts'
import { evaluateTree } from './evaluate.ts'
import { evaluateNow, type EvaluationContext } from './syntax/groq.ts'
import { hostCallOf } from './syntax/host-call.ts'
import { parseQuery } from './syntax/parse.ts'
import { textOf, textReference } from './syntax/text-search.ts'
import { type Node, someNode } from './syntax/tree.ts'

type Change = { before: LakeDocument | null; after: LakeDocument | null }

/** Larger trees are evaluated in a worker. */
const simpleNodesMax = 200

const simpleTypes = new Set([
  'This',
  'Value',
  'AccessAttribute',
  'AccessElement',
  'ArrayCoerce',
  'Array',
  'Slice',
  'Group',
  'Not',
  'And',
  'Or',
  'OpCall',
  'Map',
  'Filter',
  'Projection',
  'Object',
  'Context',
  'Select',
])
const simpleFunctions = new Set([
  'global::defined',
  'global::coalesce',
  'global::references',
  'global::count',
  'global::length',
  'global::string',
  'global::lower',
  'sanity::versionOf',
  'sanity::partOfRelease',
  'delta::operation',
])

/** Parses a filter: a bare condition, or a whole query (`*[…]`, as listeners send) of which only the filter counts. */
export function parseFilter(filter: string, params: Record<string, unknown>): Node {
  return conditionOf(parseQuery(filter, params))
}

function conditionOf(node: Node): Node {
  switch (node.type) {
    case 'Everything':
      return { type: 'Value', value: true }
    case 'Filter': {
      if (!readsDataset(node.base)) return node
      return node.base.type === 'Everything'
        ? node.expr
        : { type: 'And', left: conditionOf(node.base), right: node.expr }
    }
    case 'Map':
    case 'Projection':
    case 'PipeFuncCall':
    case 'Slice':
    case 'AccessElement':
    case 'Group':
    case 'ArrayCoerce':
      return readsDataset(node.base) ? conditionOf(node.base) : node
    default:
      return node
  }
}

function readsDataset(node: Node): boolean {
  return someNode(node, ({ type }) => type === 'Everything')
}

/** Returns whether evaluation takes time linear in the document, so that the serving thread may do it. */
export function isCheapFilter(tree: Node): boolean {
  let nodes = 0
  return !someNode(tree, (node) => {
    nodes += 1
    if (nodes > simpleNodesMax) return true
    if (node.type === 'FuncCall') return !isCheapCall(node)
    if (node.type === 'OpCall') return node.op === 'match'
    if (hostCallOf(node)) return true
    return !simpleTypes.has(node.type)
  })
}

function isCheapCall(node: Node & { type: 'FuncCall' }): boolean {
  const [first] = node.args
  const isShortPath =
    node.name === 'path' && first?.type === 'Value' && (String(first.value).match(/\*+/g)?.length ?? 0) <= 2
  return isShortPath || simpleFunctions.has(`${node.namespace}::${node.name}`)
}

/** Evaluates a filter on documents alone, without a dataset, so references resolve to null. */
export function evaluateFilter(condition: Node, documents: (LakeDocument | null)[]): boolean[] {
  return documents.map((document) => {
    if (!document) return false
    try {
      return evaluateNow(condition, contextFor(document)) === true
    } catch {
      return false
    }
  })
}

/** Evaluates a projection or condition on a change; `@` is the document after it, or before if it was deleted. */
export function evaluateProjection(tree: Node, expression: string, change: Change): Promise<unknown> {
  return evaluateTree(tree, { ...contextFor(change.after ?? change.before), ...change }, expression).then(
    (result) => JSON.parse(JSON.stringify(result ?? null)) as unknown,
  )
}

/** Evaluates synchronously, for simple trees. */
export function evaluateProjectionNow(tree: Node, change: Change): unknown {
  const result = evaluateNow(tree, { ...contextFor(change.after ?? change.before), ...change })
  return JSON.parse(JSON.stringify(result ?? null)) as unknown
}

function contextFor(document: LakeDocument | null): EvaluationContext {
  return {
    root: document,
    dataset: [],
    dereference: ({ _ref }) => (_ref.startsWith(textReference) ? textOf(document) : null),
  }
}
