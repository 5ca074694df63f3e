import { mapChildren, someNode, ungroup, type Node } from './tree.ts'

/** Characters of the queries whose trees are kept; a tree takes some fifty times as much memory. */
const lengthLimit = 1_000_000

type Parse = (params: Record<string, unknown>) => Node

/**
 * Keeps the trees of queries without their parameters, so that a long query asked again with others is not parsed again.
 * Least recently used first out.
 */
export class Templates {
  /** `null` for a query whose tree depends on the values of its parameters. */
  readonly #trees = new Map<string, Node | null>()
  #length = 0

  /** The tree that `parse` makes of the query named `key` with `params`. Throws what `parse` throws. */
  bind(key: string, params: Record<string, unknown>, parse: Parse): Node {
    const template = this.#trees.get(key) ?? this.#read(key, parse)
    this.#keep(key, template)
    return template ? withValues(template, params) : parse(params)
  }

  #read(key: string, parse: Parse): Node | null {
    if (this.#trees.has(key)) return null
    try {
      const tree = parse({})
      return someNode(tree, dependsOnValues) ? null : tree
    } catch {
      return null
    }
  }

  #keep(key: string, template: Node | null): void {
    if (!this.#trees.delete(key)) this.#length += key.length
    this.#trees.set(key, template)
    for (const oldest of this.#trees.keys()) {
      if (this.#length <= lengthLimit) return
      this.#trees.delete(oldest)
      this.#length -= oldest.length
    }
  }
}

/** Where a value decides what kind of node there is: `list[$index]`, `text::query($words)`. Slices fail without one. */
function dependsOnValues(node: Node): boolean {
  if (node.type === 'Filter') return isConstant(node.expr) && someNode(node.expr, isParameter)
  return node.type === 'OpCall' && node.op === 'match' && isParameter(ungroup(node.right))
}

const isParameter = (node: Node) => node.type === 'Parameter'

/** Whether groq-js may compute the expression while it parses. */
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
