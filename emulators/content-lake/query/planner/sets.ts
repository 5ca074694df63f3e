import type { Node } from '../syntax/tree.ts'

/** `*` and `*[a][b]…`, which select documents. */
export function isSet(node: Node): boolean {
  return node.type === 'Everything' || filtersOverEverything(node) !== undefined
}

/** The conditions of `*[a][b]…`, or `undefined` for any other node. */
export function filtersOverEverything(node: Node): Node[] | undefined {
  if (node.type !== 'Filter') return undefined
  if (node.base.type === 'Everything') return [node.expr]
  const inner = filtersOverEverything(node.base)
  return inner && [...inner, node.expr]
}
