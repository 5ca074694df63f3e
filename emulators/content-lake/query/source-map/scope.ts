import { mapChildren, type Node } from '../syntax/tree.ts'
import { nothing, type Traced } from './traced.ts'

/** What `@` is, and what `^` leads to. `^` passes over hidden scopes: one nested in them takes their place. */
export interface Scope {
  traced: Traced
  parent: Scope | null
  isHidden: boolean
}

export const outermost: Scope = { traced: nothing, parent: null, isHidden: false }

/** The scope that groq-js makes in `scope` for `@`. */
export function nested(scope: Scope, traced: Traced, isHidden = false): Scope {
  return { traced, parent: scope.isHidden ? scope.parent : scope, isHidden }
}

/** What `^`, taken `steps` times, is in a scope. */
export function ancestor(scope: Scope, steps: number): Traced {
  let current: Scope | null = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent ?? null
  return current?.traced ?? nothing
}

/**
 * A part of a tree that groq-js can evaluate by itself, with `@` as its root: whatever looks out of the part reads
 * `outwards` when it is evaluated. `isHidden` says whether the scope that the part stands in is.
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
