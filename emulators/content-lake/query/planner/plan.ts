import { randomUUID } from 'node:crypto'
import type { View } from '../reading/view.ts'
import { evaluateNow, needsPromises, type EvaluationContext } from '../syntax/groq.ts'
import { lazyValue, mapChildren, someNode, type Node } from '../syntax/tree.ts'
import { isExact, ofTypes, rank, type Constraint } from './constraint.ts'
import { textOf, textReference } from '../syntax/text-search.ts'
import { conjunctsOf, constrain, knownConstraint, templateOf, type Template } from './conjuncts.ts'
import { measureReach, type Reach } from './scopes.ts'
import { sorted, sortKeysOf, type SortKey } from './sorting.ts'

const separator = '\u0001'

/**
 * Rewrites a tree so that it reads a `View` instead of scanning the whole dataset:
 *
 * - `*[_type == "a" && …]` reads the documents an index finds; the filter still decides, unless the index did already;
 * - `*[references(^._id)]`, evaluated for each row, asks the index for each row;
 * - a subquery that looks at nothing outside itself is evaluated once, not for each row.
 *
 * The result of the tree is the same as that of the tree it was made from.
 */
export class Planner {
  readonly #view: View
  readonly #useIndexes: boolean
  readonly #context: EvaluationContext
  readonly #lookups: Lookup[] = []
  /** Marks the references that stand for lookups; content cannot guess it. */
  readonly #mark = `${randomUUID()}:`
  #reaches = new WeakMap<Node, Reach>()

  /** With `useIndexes` false every `*` reads the whole dataset: the reference that planned trees are tested against. */
  constructor(
    view: View,
    context: Omit<EvaluationContext, 'dereference' | 'dataset'>,
    { useIndexes = true }: { useIndexes?: boolean } = {},
  ) {
    this.#view = view
    this.#useIndexes = useIndexes
    this.#context = { ...context, dataset: [], dereference: ({ _ref }) => this.#dereference(_ref) }
  }

  /** What the planned tree must be evaluated with. */
  get context(): EvaluationContext {
    return this.#context
  }

  plan(tree: Node): Node {
    this.#reaches = measureReach(tree)
    return this.#plan(tree, false, false)
  }

  /**
   * Plans a part of the tree that was planned last, to be evaluated apart from it: `inner` for what is evaluated once
   * for each row, `hidden` for what stands in a scope that `^` passes over.
   */
  planPart(part: Node, inner: boolean, hidden: boolean): Node {
    return this.#plan(part, inner, hidden)
  }

  #plan(node: Node, inner: boolean, hidden: boolean): Node {
    if (node.type === 'Everything') return this.#candidates({ kind: 'everything' })
    if (inner && this.#useIndexes && this.#isConstant(node)) {
      const planned = this.#plan(node, false, false)
      return lazyValue(() => evaluateNow(planned, this.#context))
    }
    if (isPattern(node)) return lazyValue(() => evaluateNow(node, this.#context))
    const filters = this.#useIndexes ? filtersOverEverything(node) : undefined
    if (filters) return this.#remember(node, this.#planFilter(filters, hidden))
    const keys = this.#useIndexes ? sortKeysOverEverything(node) : undefined
    if (keys && node.type === 'PipeFuncCall' && this.#isConstant(node)) {
      const base = this.#plan(node.base, false, hidden)
      return this.#remember(
        node,
        lazyValue(() => sorted(evaluateNow(base, this.#context) as unknown[], keys)),
      )
    }
    return mapChildren(node, (child, scoping) =>
      this.#plan(child, inner || scoping !== 'same', scoping === 'same' ? hidden : scoping === 'hidden'),
    )
  }

  #isConstant(node: Node): boolean {
    const reach = this.#reaches.get(node)
    return !!reach && reach.readsDataset && reach.outwards < 0 && !someNode(node, needsPromises)
  }

  /** Keeps what a set of documents comes to until the dataset changes, so that its pages are filtered and sorted once. */
  #remember(node: Node, planned: Node): Node {
    if (planned.type === 'Value' && node.type === 'Filter') return planned
    if (!this.#isConstant(node) || this.#reaches.get(node)?.isVolatile) return planned
    const key = JSON.stringify(node)
    return lazyValue(() => this.#view.remember(key, () => evaluateNow(planned, this.#context)))
  }

  #planFilter(filters: Node[], hidden: boolean): Node {
    const conjuncts = filters.flatMap(conjunctsOf)
    const { base, done } = this.#base(conjuncts, hidden)
    const remaining = conjuncts.filter((conjunct) => !done.includes(conjunct))
    const [first, ...others] = remaining.map((conjunct) => this.#plan(conjunct, true, false))
    if (!first) return base
    const expr = others.reduce((left, right): Node => ({ type: 'And', left, right }), first)
    return { type: 'Filter', base, expr }
  }

  /** Where the filtered documents come from, and the operands that this already decides. */
  #base(conjuncts: Node[], hidden: boolean): { base: Node; done: Node[] } {
    const known = conjuncts
      .map((conjunct) => ({ conjunct, constraint: knownConstraint(conjunct) }))
      .filter((entry) => entry.constraint !== undefined) as { conjunct: Node; constraint: Constraint }[]
    known.sort((a, b) => rank(a.constraint) - rank(b.constraint))
    const best = known[0]
    const typed = known.find(({ constraint }) => constraint.kind === 'types')
    const types = typed?.constraint.kind === 'types' ? typed.constraint.types : undefined
    const computed = hidden ? undefined : conjuncts.map(templateOf).find(isComputed)
    if (computed && (!best || rank(best.constraint) > rank(constrain(computed, [])))) {
      return { base: this.#lookup({ ...computed, types }), done: [] }
    }
    if (!best) return { base: this.#candidates({ kind: 'everything' }), done: [] }
    const done = isExact(best.constraint) ? [best.conjunct] : []
    if (typed && best.constraint.kind === 'field') done.push(typed.conjunct)
    return { base: this.#candidates(ofTypes(best.constraint, types)), done }
  }

  #candidates(constraint: Constraint): Node {
    return lazyValue(() => this.#view.candidates(constraint))
  }

  /**
   * A node that finds documents by keys computed in the scope around the filter. groq-js offers one way to call out
   * of a tree with a computed value: following a reference. So the lookup is written as a reference whose `_ref` holds
   * the lookup's number and its keys: `{"_ref": coalesce(mark + join(keys), mark + key, …)}->`.
   */
  #lookup(lookup: Lookup): Node {
    const mark = `${this.#mark}${this.#lookups.push(lookup) - 1}:`
    const keys = lookup.keys.computed
    const value = (text: string): Node => ({ type: 'Value', value: text })
    const call = (namespace: string, name: string, ...args: Node[]): Node => ({
      type: 'FuncCall',
      namespace,
      name,
      args,
    })
    const list = call('array', 'join', call('array', 'compact', keys), value(separator))
    const prefixed = (right: Node): Node => ({ type: 'OpCall', op: '+', left: value(mark), right })
    const all = value(`${this.#mark}all`)
    const reference =
      lookup.kind === 'field'
        ? call('global', 'coalesce', prefixed(keys), all)
        : call('global', 'coalesce', prefixed(list), prefixed(keys), {
            type: 'Select',
            alternatives: [
              { type: 'SelectAlternative', condition: call('global', 'defined', keys), value: all },
            ],
            fallback: value(`${this.#mark}none`),
          })
    return {
      type: 'Deref',
      base: {
        type: 'Object',
        attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }],
      },
    }
  }

  #dereference(id: string): unknown {
    if (id.startsWith(textReference)) return textOf(this.#view.byId(id.slice(textReference.length)))
    if (!id.startsWith(this.#mark)) return this.#view.byId(id)
    const rest = id.slice(this.#mark.length)
    if (rest === 'none') return []
    if (rest === 'all') return this.#view.candidates({ kind: 'everything' })
    const colon = rest.indexOf(':')
    const lookup = this.#lookups[Number(rest.slice(0, colon))]
    if (!lookup) return null
    const constraint = constrain(lookup, rest.slice(colon + 1).split(separator))
    return this.#view.candidates(ofTypes(constraint, lookup.types))
  }
}

type Computed = Template & { keys: { computed: Node } }

/** A constraint whose keys are computed for each row, and the types that the filter asks for besides. */
type Lookup = Computed & { types: string[] | undefined }

function isComputed(template: Template | undefined): template is Computed {
  return template !== undefined && 'computed' in template.keys
}

/** `path("drafts.**")`, which groq-js would compile anew for each document. */
function isPattern(node: Node): boolean {
  return node.type === 'FuncCall' && node.name === 'path' && node.args[0]?.type === 'Value'
}

/** The keys of `*[a][b]… | order(…)` when they are plain attributes, or `undefined` for any other node. */
function sortKeysOverEverything(node: Node): SortKey[] | undefined {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return undefined
  const isSet = node.base.type === 'Everything' || filtersOverEverything(node.base) !== undefined
  return isSet ? sortKeysOf(node.args) : undefined
}

/** The conditions of `*[a][b]…`, or `undefined` for any other node. */
function filtersOverEverything(node: Node): Node[] | undefined {
  if (node.type !== 'Filter') return undefined
  if (node.base.type === 'Everything') return [node.expr]
  const inner = filtersOverEverything(node.base)
  return inner && [...inner, node.expr]
}
