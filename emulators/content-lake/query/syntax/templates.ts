import { LRUCache } from 'lru-cache'
import { mapChildren, type Node, someNode, ungroup } from './tree.ts'

/** Characters of the queries with cached trees; a tree takes about fifty times the memory. */
const lengthLimit = 1_000_000

type Parse = (params: Record<string, unknown>) => Node

/**
 * Caches the trees of queries without their parameters, so that a repeated query is not parsed again. Evicts the least
 * recently used.
 */
export class TreeCache {
  /** `tree` is null for a query whose tree depends on the values of its parameters. */
  readonly #templates = new LRUCache<string, { tree: Node | null }>({
    maxSize: lengthLimit,
    sizeCalculation: (_template, key) => key.length,
  })

  /** Returns the tree that `parse` creates for the query `key` with `params`. Throws what `parse` throws. */
  bind(key: string, params: Record<string, unknown>, parse: Parse): Node {
    const known = this.#templates.get(key)
    const tree = known ? known.tree : readTemplate(parse)
    if (!known) this.#templates.set(key, { tree })
    return tree ? withValues(tree, params) : parse(params)
  }
}

function readTemplate(parse: Parse): Node | null {
  try {
    const tree = parse({})
    return someNode(tree, dependsOnValues) ? null : tree
  } catch {
    return null
  }
}

/** A value may decide the kind of a node: `list[$index]`, `text::query($words)`. Slices fail without one. */
function dependsOnValues(node: Node): boolean {
  if (node.type === 'Filter') return isConstant(node.expr) && someNode(node.expr, isParameter)
  return node.type === 'OpCall' && node.op === 'match' && isParameter(ungroup(node.right))
}

const isParameter = (node: Node) => node.type === 'Parameter'

/** Returns whether groq-js may evaluate the expression during parsing. */
function isConstant(node: Node): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return true
    case 'Group':
    case 'Pos':
    case 'Neg':
      return isConstant(node.base)
    case 'OpCall':
      return isConstant(node.left) && isConstant(node.right)
    default:
      return false
  }
}

function withValues(node: Node, params: Record<string, unknown>): Node {
  if (node.type !== 'Parameter') return mapChildren(node, (child) => withValues(child, params))
  return Object.hasOwn(params, node.name) ? { type: 'Value', value: params[node.name] } : node
}
