import { mapChildren, type Node } from '../syntax/tree.ts'
import { nothing, type Traced } from './traced.ts'

/** The values of `@` and `^`. `^` skips hidden scopes: a scope nested in one replaces it. */
export interface Scope {
  traced: Traced
  parent: Scope | null
  isHidden: boolean
}

export const outermost: Scope = { traced: nothing, parent: null, isHidden: false }

/** Creates a nested scope for `@`, as groq-js does. */
export function nested(scope: Scope, traced: Traced, isHidden = false): Scope {
  return { traced, parent: scope.isHidden ? scope.parent : scope, isHidden }
}

/** Returns the value of `^` applied `steps` times. */
export function ancestor(scope: Scope, steps: number): Traced {
  let current: Scope | null = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent ?? null
  return current?.traced ?? nothing
}

/**
 * Returns a part of a tree that groq-js can evaluate alone with `@` as its root: references to outer scopes call
 * `outwards`. `isHidden` says whether the scope of the part is hidden.
 */
export function detached(part: Node, isHidden: boolean, outwards: (steps: number) => unknown): Node {
  const detach = (node: Node, depth: number, inHidden: boolean): Node => {
    if (node.type === 'Parent' && node.n >= depth) {
      const steps = node.n - depth + (isHidden && depth > 0 ? 1 : 0)
      return {
        type: 'Value',
        get value() {
          return outwards(steps)
        },
      }
    }
    return mapChildren(node, (child, scoping) => {
      if (scoping === 'same') return detach(child, depth, inHidden)
      return detach(child, inHidden ? depth : depth + 1, scoping === 'hidden')
    })
  }
  return detach(part, 0, false)
}
