import { textSearch } from './text-search.ts'
import { mapChildren, type Node } from './tree.ts'

const value = (constant: unknown): Node => ({ type: 'Value', value: constant })
const attribute = (name: string, base?: Node): Node => ({
  type: 'AccessAttribute',
  name,
  ...(base && { base }),
})

function filterEverything(expr: Node): Node {
  return { type: 'Filter', base: { type: 'Everything' }, expr }
}

/** Functions that groq-js declares but cannot evaluate, written with those it can. */
function rewriteCall(node: Node & { type: 'FuncCall' }): Node {
  const [first] = node.args
  switch (`${node.namespace}::${node.name}`) {
    case 'text::query':
      return first ? textSearch(undefined, first) : node
    case 'releases::all': {
      const right = value('system.release')
      return filterEverything({ type: 'OpCall', op: '==', left: attribute('_type'), right })
    }
    case 'documents::get':
      return first ? { type: 'Deref', base: first } : node
    case 'documents::incomingRefCount': {
      const target = attribute('_id', { type: 'Parent', n: 1 })
      const references: Node = { type: 'FuncCall', namespace: 'global', name: 'references', args: [target] }
      return { type: 'FuncCall', namespace: 'global', name: 'count', args: [filterEverything(references)] }
    }
    case 'documents::incomingGlobalDocumentReferenceCount':
      return value(0)
    case 'user::attributes':
      return value({})
    default:
      return node
  }
}

/** The tree with what groq-js lacks replaced; see `rewriteCall` and `textSearch`. */
export function rewrite(node: Node): Node {
  if (node.type === 'OpCall' && node.op === 'match' && isTextQuery(node.right)) {
    const [query] = node.right.args
    if (query) return textSearch(rewrite(node.left), rewrite(query))
  }
  const rewritten = mapChildren(node, rewrite)
  return rewritten.type === 'FuncCall' ? rewriteCall(rewritten) : rewritten
}

function isTextQuery(node: Node): node is Node & { type: 'FuncCall' } {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query'
}
