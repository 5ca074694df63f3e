import { removeDuplicates } from '../functions/functions.ts'
import type { Planner } from '../planner/plan.ts'
import { evaluateNow } from '../syntax/groq.ts'
import { hostCallOf } from '../syntax/host-call.ts'
import type { Attribute, Node } from '../syntax/tree.ts'
import { scorable, scored, sortedBy } from './pipes.ts'
import { ancestor, detached, nested, outermost, type Scope } from './scope.ts'
import {
  fieldsOf,
  isObject,
  itemsOf,
  nothing,
  readField,
  type Traced,
  tracedDocument,
  tracedFields,
  tracedItems,
} from './traced.ts'

/**
 * Traces values through a query from their documents. It follows what passes values on (projections, dereferences,
 * slices, `coalesce`, …) and leaves the rest to groq-js, whose results have an unknown origin.
 */
export class Tracer {
  readonly #planner: Planner
  /** Parts of the tree as groq-js evaluates them. */
  readonly #parts = new Map<Node, Node>()
  #scope: Scope = outermost

  /** The planner must have planned the traced tree last. */
  constructor(planner: Planner) {
    this.#planner = planner
  }

  trace(node: Node): Traced {
    if (isSetOfDocuments(node)) return this.#documents(node)
    const call = hostCallOf(node)
    if (call) return this.#calledHost(call) ?? this.#computed(node)
    switch (node.type) {
      case 'This':
        return this.#scope.traced
      case 'Parent':
        return ancestor(this.#scope, node.n)
      case 'Value':
        return { value: node.value ?? null, origin: 'literal' }
      case 'Group':
        return this.trace(node.base)
      case 'AccessAttribute':
        return readField(node.base ? this.trace(node.base) : this.#scope.traced, node.name)
      case 'AccessElement':
        return itemsOf(this.trace(node.base))?.at(node.index) ?? nothing
      case 'Slice':
        return this.#items(node.base, (items) => sliced(items, node))
      case 'ArrayCoerce':
        return this.#items(node.base, (items) => items)
      case 'Deref':
        return tracedDocument(this.#evaluate(node))
      case 'Projection': {
        const base = this.trace(node.base)
        return isObject(base.value) ? this.#within(base, () => this.trace(node.expr)) : nothing
      }
      case 'Map':
        return this.#items(node.base, (items) => this.#map(items, node.expr))
      case 'FlatMap':
        return this.#items(node.base, (items) =>
          this.#map(items, node.expr).flatMap((item) => itemsOf(item) ?? [item]),
        )
      case 'Filter':
        return this.#items(node.base, (items) =>
          items.filter((item) => this.#within(item, () => this.#evaluate(node.expr)) === true),
        )
      case 'Object':
        return this.#object(node.attributes)
      case 'Array':
        return tracedItems(
          node.elements.flatMap(({ value, isSplat }) => {
            const element = this.trace(value)
            return isSplat ? (itemsOf(element) ?? []) : [element]
          }),
        )
      case 'Select': {
        const chosen = node.alternatives.find(({ condition }) => this.#evaluate(condition) === true)
        const value = chosen?.value ?? node.fallback
        return value ? this.trace(value) : nothing
      }
      case 'OpCall':
        return (node.op === '+' && this.#joined(node.left, node.right)) || this.#computed(node)
      case 'FuncCall':
        return this.#called(node) ?? this.#computed(node)
      case 'PipeFuncCall':
        return this.#items(node.base, (items) => this.#piped(items, node))
      default:
        return this.#computed(node)
    }
  }

  #within<Result>(traced: Traced, work: () => Result, isHidden = false): Result {
    const outer = this.#scope
    this.#scope = nested(outer, traced, isHidden)
    try {
      return work()
    } finally {
      this.#scope = outer
    }
  }

  /** Returns groq-js's result for a part of the tree in the current scope. */
  #evaluate(node: Node): unknown {
    let part = this.#parts.get(node)
    if (!part) {
      const { isHidden, parent } = this.#scope
      const planned = this.#planner.planPart(node, parent !== null, isHidden)
      part = detached(planned, isHidden, (steps) => ancestor(this.#scope, steps).value)
      this.#parts.set(node, part)
    }
    return evaluateNow(part, { ...this.#planner.context, root: this.#scope.traced.value }) ?? null
  }

  #computed(node: Node): Traced {
    const value = this.#evaluate(node)
    return { value, origin: value === null ? null : 'unknown' }
  }

  #documents(node: Node): Traced {
    const documents = this.#evaluate(node)
    return Array.isArray(documents) ? tracedItems(documents.map(tracedDocument)) : nothing
  }

  #items(base: Node, change: (items: Traced[]) => Traced[]): Traced {
    const items = itemsOf(this.trace(base))
    return items ? tracedItems(change(items)) : nothing
  }

  #map(items: Traced[], expr: Node): Traced[] {
    return items.map((item) => this.#within(item, () => this.trace(expr), true))
  }

  #object(attributes: Attribute[]): Traced {
    const fields: Record<string, Traced> = {}
    for (const attribute of attributes) {
      if (attribute.type === 'ObjectAttributeValue') {
        fields[attribute.name] = this.trace(attribute.value)
        continue
      }
      if (attribute.type === 'ObjectConditionalSplat' && this.#evaluate(attribute.condition) !== true)
        continue
      Object.assign(fields, fieldsOf(this.trace(attribute.value)))
    }
    return tracedFields(fields)
  }

  /** Returns the arrays or objects that `+` joins; `null` for operands of a computation. */
  #joined(left: Node, right: Node): Traced | null {
    const [first, second] = [this.trace(left), this.trace(right)]
    const [items, moreItems] = [itemsOf(first), itemsOf(second)]
    if (items && moreItems) return tracedItems([...items, ...moreItems])
    const [fields, moreFields] = [fieldsOf(first), fieldsOf(second)]
    return fields && moreFields ? tracedFields({ ...fields, ...moreFields }) : null
  }

  /** Functions that pass values on; `null` for those that compute new ones. */
  #called({ namespace, name, args }: Node & { type: 'FuncCall' }): Traced | null {
    const [first] = args
    switch (`${namespace}::${name}`) {
      case 'global::coalesce':
        for (const argument of args) {
          const traced = this.trace(argument)
          if (traced.value !== null) return traced
        }
        return nothing
      case 'array::compact':
        return first ? this.#items(first, (items) => items.filter(({ value }) => value !== null)) : null
      default:
        return null
    }
  }

  #calledHost({ name, args: [first] }: { name: string; args: Node[] }): Traced | null {
    if (name !== 'array::unique' || !first) return null
    return this.#items(first, (items) => removeDuplicates(items, ({ value }) => value))
  }

  #piped(items: Traced[], node: Node & { type: 'PipeFuncCall' }): Traced[] {
    if (node.name === 'score') {
      const base: Node = { type: 'Value', value: scorable(items) }
      return scored(items, this.#evaluate({ ...node, base }))
    }
    return sortedBy(items, node.args, (expr) =>
      items.map((item) => this.#within(item, () => this.#evaluate(expr))),
    )
  }
}

/** Returns whether an expression only selects documents, which groq-js and the planner's indexes do. */
function isSetOfDocuments(node: Node): boolean {
  switch (node.type) {
    case 'Everything':
      return true
    case 'Filter':
    case 'Slice':
    case 'ArrayCoerce':
    case 'Group':
      return isSetOfDocuments(node.base)
    case 'PipeFuncCall':
      return node.name === 'order' && isSetOfDocuments(node.base)
    default:
      return false
  }
}

function sliced(items: Traced[], { left, right, isInclusive }: Node & { type: 'Slice' }): Traced[] {
  const from = (index: number) => (index < 0 ? index + items.length : index)
  return items.slice(Math.max(from(left), 0), Math.max(from(right) + (isInclusive ? 1 : 0), 0))
}
