import { ungroup, type Node } from '../syntax/tree.ts'
import { isLookup, rank, type Constraint } from './constraint.ts'
import { keysOf, literals, type Keys } from './keys.ts'
import { wordsQueryOf } from './words.ts'

/** A constraint still to be given its keys. */
export interface Template {
  kind: 'ids' | 'types' | 'field' | 'references'
  keys: Keys
  path: string[]
}

/** The operands of `a && b && …`, parentheses looked through. */
export function conjunctsOf(node: Node): Node[] {
  const expression = ungroup(node)
  if (expression.type !== 'And') return [expression]
  return [...conjunctsOf(expression.left), ...conjunctsOf(expression.right)]
}

/** `_type`, `slug.current`…: the attribute path of the filtered document, or `undefined`. */
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
  // A computed list may hold numbers and nulls, which attributes (unlike ids and types) may equal.
  if ('computed' in keys && operator === 'in') return undefined
  return isLookup(path) ? { kind: 'field', keys, path } : undefined
}

/** The constraint that one operand of a filter puts on the documents, if it is of a kind the lake has means for. */
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

/** `==` with an array and `in` with a string hold for no document; leave those to the evaluator. */
function comparable(node: Node, operator: string): Keys | undefined {
  const keys = keysOf(node)
  if (!keys || 'computed' in keys) return keys
  const expression = ungroup(node)
  const isList =
    expression.type === 'Array' || (expression.type === 'Value' && Array.isArray(expression.value))
  return isList === (operator === 'in') ? keys : undefined
}

/** Gives a template its keys. */
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

/** The constraint of an operand whose keys are known when planning. */
export function knownConstraint(conjunct: Node): Constraint | undefined {
  const template = templateOf(conjunct)
  if (template && 'known' in template.keys) return constrain(template, template.keys.known)
  if (conjunct.type === 'Or') {
    const parts = [conjunct.left, conjunct.right].map((side) => bestKnown(conjunctsOf(side)))
    return parts.every((part) => part !== undefined) ? { kind: 'either', parts } : undefined
  }
  const words = wordsQueryOf(conjunct)
  return words === undefined ? idPattern(conjunct) : { kind: 'words', query: words, types: undefined }
}

/** The constraint that leaves fewest of those that operands of `&&` put on the documents. */
function bestKnown(conjuncts: Node[]): Constraint | undefined {
  const known = conjuncts.map(knownConstraint).filter((constraint) => constraint !== undefined)
  const [best] = known.toSorted((one, other) => rank(one) - rank(other))
  return best && withAllWords(best, known)
}

/** A constraint on words that asks for those of all others with it, in one full-text query. */
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
