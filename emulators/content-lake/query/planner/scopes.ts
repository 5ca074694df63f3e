import { mapChildren, type Node } from '../syntax/tree.ts'

export interface Reach {
  /**
   * How many scopes a subtree reaches out of: 0 for its own scope (`@`, a bare attribute), 1 for `^`, and so on; -1 when
   * it uses nothing outside itself.
   */
  outwards: number
  readsDataset: boolean
  /** Depends on the time or the caller, not on the dataset alone. */
  isVolatile: boolean
}

const still = { outwards: -1, readsDataset: false, isVolatile: false }
const volatile = new Set(['global::now', 'dateTime::now', 'global::identity'])

const implicitThis = new Set(['global::references', 'sanity::versionOf', 'sanity::partOfRelease'])

function ownReach(node: Node): Reach {
  switch (node.type) {
    case 'This':
      return { ...still, outwards: 0 }
    case 'Parent':
      return { ...still, outwards: node.n }
    case 'AccessAttribute':
      return { ...still, outwards: node.base ? -1 : 0 }
    case 'FuncCall': {
      const name = `${node.namespace}::${node.name}`
      return { ...still, outwards: implicitThis.has(name) ? 0 : -1, isVolatile: volatile.has(name) }
    }
    case 'Context':
      return { ...still, isVolatile: true }
    case 'Everything':
      return { ...still, readsDataset: true }
    default:
      return { ...still }
  }
}

/**
 * Measures the reach of every subtree. `^` skips the scopes of `Map` (`hidden`), as in groq-js: a nested scope replaces
 * the hidden one.
 */
export function measureReach(tree: Node): WeakMap<Node, Reach> {
  const reaches = new WeakMap<Node, Reach>()
  const measure = (node: Node, hidden: boolean): Reach => {
    const reach = ownReach(node)
    mapChildren(node, (child, scoping) => {
      const inner = measure(child, scoping === 'same' ? hidden : scoping === 'hidden')
      const leaves = scoping === 'same' || (hidden && inner.outwards > 0)
      reach.outwards = Math.max(reach.outwards, leaves ? inner.outwards : inner.outwards - 1, -1)
      reach.readsDataset ||= inner.readsDataset
      reach.isVolatile ||= inner.isVolatile
      return child
    })
    reaches.set(node, reach)
    return reach
  }
  measure(tree, false)
  return reaches
}
