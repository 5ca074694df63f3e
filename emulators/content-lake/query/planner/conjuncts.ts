import { type Node, ungroup } from '../syntax/tree.ts'
import { type Constraint, isLookup, rank } from './constraint.ts'
import { type Keys, keysOf, literals } from './keys.ts'
import { toFullTextQuery } from './text-match.ts'

/** A constraint whose keys are not set yet. */
export interface Template {
  kind: 'ids' | 'types' | 'field' | 'references'
  keys: Keys
  path: string[]
}

/** Returns the operands of `a && b && …`, ignoring parentheses. */
export function conjunctsOf(node: Node): Node[] {
  const expression = ungroup(node)
  if (expression.type !== 'And') return [expression]
  return [...conjunctsOf(expression.left), ...conjunctsOf(expression.right)]
}

/** Returns the attribute path of the filtered document (`_type`, `slug.current`), or `undefined`. */
function pathOf(node: Node): string[] | undefined {
  const expression = ungroup(node)
  if (expression.type === 'This') return []
  if (expression.type !== 'AccessAttribute') return undefined
  if (!expression.base) return [expression.name]
  const base = pathOf(expression.base)
  return base && [...base, expression.name]
}

function templateFor(path: string[], keys: Keys, operator: string): Template | undefined {
  const [first = ''] = path
  if (path.length === 1 && first === '_id') return { kind: 'ids', keys, path }
  if (path.length === 1 && first === '_type') return { kind: 'types', keys, path }
  // A computed list may contain numbers and nulls, which attributes (unlike ids and types) may equal.
  if ('computed' in keys && operator === 'in') return undefined
  return isLookup(path) ? { kind: 'field', keys, path } : undefined
}

/** Returns the constraint that one operand of a filter puts on the documents, if the lake supports its form. */
export function templateOf(conjunct: Node): Template | undefined {
  if (conjunct.type === 'FuncCall' && conjunct.namespace === 'global' && conjunct.name === 'references') {
    const [first, ...others] = conjunct.args
    const keys = first && others.length === 0 ? keysOf(first) : undefined
    return keys && { kind: 'references', keys, path: [] }
  }
  if (conjunct.type !== 'OpCall') return undefined
  const sides: [Node, Node][] = [[conjunct.left, conjunct.right]]
  if (conjunct.op === '==') sides.push([conjunct.right, conjunct.left])
  else if (conjunct.op !== 'in') return undefined
  for (const [attribute, compared] of sides) {
    const path = pathOf(attribute)
    const keys = path && path.length > 0 ? comparable(compared, conjunct.op) : undefined
    const template = path && keys && templateFor(path, keys, conjunct.op)
    if (template) return template
  }
  return undefined
}

/** `==` with an array and `in` with a string match no document; the evaluator handles them. */
function comparable(node: Node, operator: string): Keys | undefined {
  const keys = keysOf(node)
  if (!keys || 'computed' in keys) return keys
  const expression = ungroup(node)
  const isList =
    expression.type === 'Array' || (expression.type === 'Value' && Array.isArray(expression.value))
  return isList === (operator === 'in') ? keys : undefined
}

/** Sets the keys of a template. */
export function constrain(template: Template, keys: string[]): Constraint {
  switch (template.kind) {
    case 'ids':
      return { kind: 'ids', ids: keys }
    case 'types':
      return { kind: 'types', types: keys }
    case 'references':
      return { kind: 'references', ids: keys }
    case 'field':
      return { kind: 'field', path: template.path, values: keys, types: undefined }
  }
}

/** Returns the constraint of an operand whose keys are known during planning. */
export function knownConstraint(conjunct: Node): Constraint | undefined {
  const template = templateOf(conjunct)
  if (template && 'known' in template.keys) return constrain(template, template.keys.known)
  if (conjunct.type === 'Or') {
    const parts = [conjunct.left, conjunct.right].map((side) => bestKnown(conjunctsOf(side)))
    return parts.every((part) => part !== undefined) ? { kind: 'either', parts } : undefined
  }
  const words = toFullTextQuery(conjunct)
  return words === undefined ? idPattern(conjunct) : { kind: 'words', query: words, types: undefined }
}

/** Returns the most selective constraint of the operands of `&&`. */
function bestKnown(conjuncts: Node[]): Constraint | undefined {
  const known = conjuncts.map(knownConstraint).filter((constraint) => constraint !== undefined)
  const [best] = known.toSorted((one, other) => rank(one) - rank(other))
  return best && withAllWords(best, known)
}

/** Combines a constraint on words with all others into one full-text query. */
export function withAllWords(constraint: Constraint, others: readonly Constraint[]): Constraint {
  if (constraint.kind !== 'words') return constraint
  const queries = others.flatMap((other) => (other.kind === 'words' ? [other.query] : []))
  return { ...constraint, query: queries.join(' AND ') }
}

/** `_id in path("drafts.**")`, `sanity::versionOf("x")`, `sanity::partOfRelease("r")`. */
function idPattern(conjunct: Node): Constraint | undefined {
  if (conjunct.type === 'FuncCall' && conjunct.namespace === 'sanity') {
    const [id] = (conjunct.args[0] && literals(conjunct.args[0])) ?? []
    if (!id) return undefined
    if (conjunct.name === 'versionOf') return { kind: 'versionsOf', id }
    return conjunct.name === 'partOfRelease' ? { kind: 'prefix', prefix: `versions.${id}.` } : undefined
  }
  if (conjunct.type !== 'OpCall' || conjunct.op !== 'in' || pathOf(conjunct.left)?.join() !== '_id')
    return undefined
  const pattern = ungroup(conjunct.right)
  if (pattern.type !== 'FuncCall' || pattern.name !== 'path' || !pattern.args[0]) return undefined
  const [text = ''] = literals(pattern.args[0]) ?? []
  const prefix = text.slice(0, text.indexOf('*') === -1 ? undefined : text.indexOf('*'))
  return prefix.includes('.') ? { kind: 'prefix', prefix } : undefined
}

/** Returns whether a node selects documents: `*` or `*[a][b]…`. */
export function isSet(node: Node): boolean {
  return node.type === 'Everything' || filtersOverEverything(node) !== undefined
}

/** Returns the conditions of `*[a][b]…`, or `undefined` for any other node. */
export function filtersOverEverything(node: Node): Node[] | undefined {
  if (node.type !== 'Filter') return undefined
  if (node.base.type === 'Everything') return [node.expr]
  const inner = filtersOverEverything(node.base)
  return inner && [...inner, node.expr]
}

/** Returns the types that a filter requires, if it does. */
export function typesIn(conjuncts: Node[]): string[] | undefined {
  for (const conjunct of conjuncts) {
    const constraint = knownConstraint(conjunct)
    if (constraint?.kind === 'types') return constraint.types
  }
  return undefined
}
