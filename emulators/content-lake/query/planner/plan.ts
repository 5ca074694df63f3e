import { randomUUID } from 'node:crypto'
import type { LakeDocument } from '../../types.ts'
import type { Selection } from '../reading/documents.ts'
import type { Condition } from '../reading/table.ts'
import type { View } from '../reading/view.ts'
import { evaluateNow, type EvaluationContext, needsPromises } from '../syntax/groq.ts'
import { textOf, textReference } from '../syntax/text-search.ts'
import {
  isConstantPath,
  keyOf,
  lazyValue,
  mapChildren,
  type Node,
  someNode,
  type Value,
  withoutDirection,
} from '../syntax/tree.ts'
import { divide } from './column-conditions.ts'
import {
  conjunctsOf,
  constrain,
  filtersOverEverything,
  isSet,
  knownConstraint,
  type Template,
  templateOf,
  typesIn,
  withAllWords,
} from './conjuncts.ts'
import { type Constraint, isExact, isTabular, ofTypes, rank } from './constraint.ts'
import { measureReach, type Reach } from './scopes.ts'
import { isOverScored, overScored, scoreEach } from './scored-documents.ts'
import { narrowScored, planScored } from './scores.ts'
import { filtered, ordered } from './select-documents.ts'
import { sortKeysOf } from './sorting.ts'

const separator = '\u0001'

/**
 * Rewrites a tree so that it reads a `View` instead of scanning the dataset. `*[_type == "a" && …]` reads the documents
 * of an index; `*[references(^._id)]` queries the index for each row; an independent subquery is evaluated once;
 * documents that `score(…)[_score > 0]` would drop are not scored (`scores.ts`). The result stays the same.
 */
export class Planner {
  readonly #view: View
  readonly #useIndexes: boolean
  readonly #context: EvaluationContext
  readonly #lookups: Lookup[] = []
  /** Marks references that stand for lookups; random, so that content cannot contain it. */
  readonly #mark = `${randomUUID()}:`
  #reaches = new WeakMap<Node, Reach>()

  /** With `useIndexes` false every `*` is a full scan: the reference for tests of planned trees. */
  constructor(
    view: View,
    context: Omit<EvaluationContext, 'dereference' | 'dataset'>,
    { useIndexes = true }: { useIndexes?: boolean } = {},
  ) {
    this.#view = view
    this.#useIndexes = useIndexes
    this.#context = { ...context, dataset: [], dereference: ({ _ref }) => this.#dereference(_ref) }
  }

  /** The context to evaluate the planned tree with. */
  get context(): EvaluationContext {
    return this.#context
  }

  get #conditionOptions() {
    return { withIds: this.#view.showsStoredIds, timestamp: this.#context.timestamp ?? new Date() }
  }

  plan(tree: Node): Node {
    const narrowed = this.#useIndexes ? narrowScored(tree) : tree
    this.#reaches = measureReach(narrowed)
    return this.#plan(narrowed, false, false)
  }

  /**
   * Plans a part of the last planned tree for separate evaluation: `inner` for one evaluated per row, `hidden` for one
   * in a scope that `^` skips.
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
    if (isConstantPath(node)) return lazyValue(() => evaluateNow(node, this.#context))
    if (node.type === 'PipeFuncCall' && node.name === 'score') {
      const args = node.args.map((argument) => planScored(argument, (part) => this.#plan(part, true, false)))
      const scored = { ...node, base: this.#plan(node.base, inner, hidden), args }
      return this.#useIndexes && this.#isConstant(node) ? scoreEach(scored, this.#context) : scored
    }
    if (this.#useIndexes) {
      const over = this.#isConstant(node) && isOverScored(node)
      if (over) return overScored(node, this.#plan(node.base, inner, hidden), this.#context)
      const planned = this.#planSet(node, hidden, undefined)
      if (planned) return planned
    }
    return mapChildren(node, (child, scoping) =>
      this.#plan(child, inner || scoping !== 'same', scoping === 'same' ? hidden : scoping === 'hidden'),
    )
  }

  /** Plans a document selection of which at most the first `limit` are read; `undefined` for any other node. */
  #planSet(node: Node, hidden: boolean, limit: number | undefined): Node | undefined {
    switch (node.type) {
      case 'Filter': {
        const filters = filtersOverEverything(node)
        return filters && this.#planFilter(node, filters, hidden, limit)
      }
      case 'PipeFuncCall': {
        if (node.name !== 'order' || !isSet(node.base)) return undefined
        if (!this.#isConstant(node)) return this.#planOrderedLookup(node, hidden)
        const base = this.#plan(node.base, false, hidden)
        const keys = node.args.map((argument) => this.#plan(argument, true, false))
        return this.#remember(node, limit, () =>
          ordered(evaluateNow(base, this.#context) as LakeDocument[], node.args, (document) =>
            keys.map((key) => this.#within(document, key)),
          ),
        )
      }
      case 'Slice': {
        const { left, right, isInclusive } = node
        if (left < 0 || right < 0 || node.base.type !== 'Filter') return undefined
        const base = this.#planSet(node.base, hidden, isInclusive ? right + 1 : right)
        return base && { ...node, base }
      }
      case 'AccessElement': {
        if (node.index < 0 || node.base.type !== 'Filter') return undefined
        const base = this.#planSet(node.base, hidden, node.index + 1)
        return base && { ...node, base }
      }
      case 'FuncCall': {
        const [set, ...others] = node.args
        if (node.namespace !== 'global' || node.name !== 'count' || !set || others.length > 0 || !isSet(set))
          return undefined
        // groq-js would read every document to count; the length of the list is the same.
        return { ...node, name: 'length', args: [this.#plan(set, false, hidden)] }
      }
      default:
        return undefined
    }
  }

  /** Returns the value of a filter or order expression for a document. */
  #within(document: LakeDocument, expr: Node): unknown {
    const base: Node = { type: 'Value', value: document }
    return evaluateNow({ type: 'Projection', base, expr: withoutDirection(expr) }, this.#context)
  }

  #isConstant(node: Node): boolean {
    const reach = this.#reaches.get(node)
    return !!reach && reach.readsDataset && reach.outwards < 0 && !someNode(node, needsPromises)
  }

  /** Caches the result of a constant set until the dataset changes, so that its pages are filtered and sorted once. */
  #remember(node: Node, limit: number | undefined, select: () => Selection): Node {
    if (this.#reaches.get(node)?.isVolatile) return lazyValue(() => this.#view.open(select()))
    const key = `${limit ?? ''}${keyOf(node)}`
    return lazyValue(() => this.#view.remember(key, select))
  }

  #planFilter(node: Node, filters: Node[], hidden: boolean, limit: number | undefined): Node {
    const conjuncts = filters.flatMap(conjunctsOf)
    const { constraint, done } = this.#constraintOf(conjuncts)
    const types = typesIn(conjuncts)
    const lookup = hidden ? undefined : conjuncts.find((conjunct) => isComputed(templateOf(conjunct)))
    const template = lookup && (templateOf(lookup) as Computed)
    if (template && isBetter(template, constraint)) {
      return this.#planLookup(conjuncts, lookup, { ...template, types, conditions: [] })
    }
    const { conditions, others } = divide(
      conjuncts.filter((conjunct) => !done.includes(conjunct)),
      isTabular(constraint),
      this.#conditionOptions,
    )
    const base = this.#candidates(constraint, conditions)
    const expr = this.#planAll(others)
    if (!expr) return base
    if (!this.#isConstant(node)) return { type: 'Filter', base, expr }
    return this.#remember(node, limit, () =>
      filtered(base.value as LakeDocument[], (document) => this.#within(document, expr) === true, limit),
    )
  }

  /** `*[category._ref == ^._id] | order(…)`: found and sorted by columns for each row, without reading documents. */
  #planOrderedLookup({ base, args }: Node & { type: 'PipeFuncCall' }, hidden: boolean): Node | undefined {
    if (hidden || !sortKeysOf(args)) return undefined
    const conjuncts = filtersOverEverything(base)?.flatMap(conjunctsOf) ?? []
    const lookup = conjuncts.find((conjunct) => isComputed(templateOf(conjunct)))
    const template = lookup && (templateOf(lookup) as Computed)
    if (!lookup || template?.kind !== 'field') return undefined
    if (!isBetter(template, this.#constraintOf(conjuncts).constraint)) return undefined
    const found = { ...template, types: typesIn(conjuncts), conditions: [], order: args }
    return this.#planLookup(conjuncts, lookup, found)
  }

  /** Plans a filter that is evaluated for each row on the documents that an index finds. */
  #planLookup(conjuncts: Node[], computed: Node, lookup: Lookup): Node {
    if (lookup.kind !== 'field') {
      const expr = this.#planAll(conjuncts) ?? always
      return { type: 'Filter', base: this.#lookup(lookup), expr }
    }
    // The table decides comparisons with strings and all that columns decide; groq-js compares other values.
    const isTyped = (conjunct: Node) => knownConstraint(conjunct)?.kind === 'types'
    const typed = lookup.types && conjuncts.find(isTyped)
    const rest = conjuncts.filter((conjunct) => conjunct !== computed && conjunct !== typed)
    const { conditions, others } = divide(rest, isTabular(constrain(lookup, [])), this.#conditionOptions)
    const base = this.#lookup({ ...lookup, conditions })
    const expr = this.#planAll(others)
    const everything: Constraint = lookup.types
      ? { kind: 'types', types: lookup.types }
      : { kind: 'everything' }
    const key: Node = {
      type: 'OpCall',
      op: '+',
      left: { type: 'Value', value: '' },
      right: lookup.keys.computed,
    }
    const scan: Node = {
      type: 'Filter',
      base: this.#candidates(everything),
      expr: this.#planAll(conjuncts) ?? always,
    }
    const isText: Node = { type: 'FuncCall', namespace: 'global', name: 'defined', args: [key] }
    return {
      type: 'Select',
      alternatives: [
        { type: 'SelectAlternative', condition: isText, value: expr ? { type: 'Filter', base, expr } : base },
      ],
      fallback: lookup.order ? { type: 'PipeFuncCall', name: 'order', base: scan, args: lookup.order } : scan,
    }
  }

  /** Plans operands of `&&` in the scope of the filtered document; `undefined` for none. */
  #planAll(conjuncts: Node[]): Node | undefined {
    const [first, ...others] = conjuncts.map((conjunct) => this.#plan(conjunct, true, false))
    return first && others.reduce((left, right): Node => ({ type: 'And', left, right }), first)
  }

  /** Returns the source of the filtered documents without a lookup, and the operands it decides. */
  #constraintOf(conjuncts: Node[]): { constraint: Constraint; done: Node[] } {
    const known = conjuncts
      .map((conjunct) => ({ conjunct, constraint: knownConstraint(conjunct) }))
      .filter((entry) => entry.constraint !== undefined) as { conjunct: Node; constraint: Constraint }[]
    known.sort((a, b) => rank(a.constraint) - rank(b.constraint))
    const [best] = known
    if (!best) return { constraint: { kind: 'everything' }, done: [] }
    const typed = known.find(({ constraint }) => constraint.kind === 'types')
    const done = isExact(best.constraint) ? [best.conjunct] : []
    if (typed && best.constraint.kind === 'field') done.push(typed.conjunct)
    const constraint = withAllWords(
      best.constraint,
      known.map((entry) => entry.constraint),
    )
    return { constraint: ofTypes(constraint, typesIn(conjuncts)), done }
  }

  #candidates(constraint: Constraint, conditions: readonly Condition[] = []): Value {
    return lazyValue(() => this.#view.candidates(constraint, conditions))
  }

  /**
   * Creates a node that finds documents by keys computed in the scope around the filter. groq-js can call out of a tree
   * with a computed value only by following a reference, so the lookup is a reference whose `_ref` contains the lookup's
   * number and keys: `{"_ref": coalesce(mark + join(keys), mark + key, …)}->`.
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
        ? prefixed(keys)
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
    const { types, conditions, order } = lookup
    const found = this.#view.candidates(ofTypes(constraint, types), conditions)
    if (!order) return found
    return this.#view.open(
      ordered(found, order, (document) => order.map((key) => this.#within(document, key))),
    )
  }
}

type Computed = Template & { keys: { computed: Node } }

/** A constraint with keys computed for each row, the filter's types, further conditions on columns, and an order. */
type Lookup = Computed & {
  types: string[] | undefined
  conditions: readonly Condition[]
  order?: Node[]
}

function isComputed(template: Template | undefined): template is Computed {
  return template !== undefined && 'computed' in template.keys
}

/**
 * Returns whether a lookup by keys of each row finds fewer documents than a constraint that is the same for all rows.
 * Of two attributes the row's wins: columns decide the other one.
 */
function isBetter(template: Template, constraint: Constraint): boolean {
  const difference = rank(constraint) - rank(constrain(template, []))
  return difference > 0 || (difference === 0 && template.kind === 'field' && isTabular(constraint))
}

const always: Node = { type: 'Value', value: true }
