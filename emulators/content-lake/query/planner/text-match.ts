import { toIndexedPrefix, toIndexedWord } from '../../storage/full-text.ts'
import { isTextReference, patternsIn } from '../syntax/text-search.ts'
import { type Node, ungroup } from '../syntax/tree.ts'

/**
 * Returns a full-text query that finds at least every document for which `left match right` holds; `undefined` when the
 * index cannot: the left side must be text of the document, and a pattern must begin with literal characters.
 */
export function toFullTextQuery(node: Node): string | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || !isOwnText(node.left, true)) return undefined
  const parts = findPatterns(node.right)
    ?.map(termOf)
    .filter((part) => part !== undefined)
  return parts && parts.length > 0 ? [...new Set(parts)].join(' AND ') : undefined
}

/** Returns the patterns of a `match` whose right side is known. */
export function findPatterns(node: Node): string[] | undefined {
  const right = ungroup(node)
  if (right.type !== 'Value') return undefined
  const texts: unknown[] = Array.isArray(right.value) ? right.value : [right.value]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  return texts.flatMap(patternsIn)
}

/** A pattern is a regular expression with `*` and `.`; the characters before them are literal. */
function termOf(term: string): string | undefined {
  const certain = /^[^*.]*/.exec(term)?.[0] ?? ''
  const word = certain === term ? toIndexedWord(term) : undefined
  if (word !== undefined) return `"${word}"`
  const prefix = toIndexedPrefix(certain)
  return prefix === '' ? undefined : `"${prefix}"*`
}

/**
 * Returns whether an expression returns only texts of the document from indexed attributes: those not beginning with
 * `_`, and the id. `atTop` is true when `@` is the document itself.
 */
function isOwnText(node: Node, atTop: boolean): boolean {
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      if (node.name === '_id') return atTop && (!node.base || node.base.type === 'This')
      return !node.name.startsWith('_') && (!node.base || isOwnText(node.base, atTop))
    case 'AccessElement':
    case 'Slice':
    case 'ArrayCoerce':
    case 'Group':
    case 'Filter':
      return isOwnText(node.base, atTop)
    case 'Map':
    case 'FlatMap':
      return isOwnText(node.base, atTop) && isOwnText(node.expr, false)
    case 'Array':
      return node.elements.every(({ value }) => isOwnText(value, atTop))
    case 'Deref':
      return isTextReference(node)
    case 'FuncCall': {
      const name = `${node.namespace}::${node.name}`
      return (
        (name === 'global::coalesce' || name === 'pt::text') &&
        node.args.every((argument) => isOwnText(argument, atTop))
      )
    }
    default:
      return false
  }
}
