import { prefixOf, wordOf } from '../../storage/words.ts'
import { isTextReference, patternsIn } from '../syntax/text-search.ts'
import { ungroup, type Node } from '../syntax/tree.ts'

/**
 * `left match right` as a full-text query that finds every document for which it holds, and some more; `undefined` when
 * the index of words does not say: the left side must be text of the document itself, and some pattern must begin with
 * characters of its own.
 */
export function wordsQueryOf(node: Node): string | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || !isOwnText(node.left, true)) return undefined
  const parts = termsOf(node.right)
    ?.map(termOf)
    .filter((part) => part !== undefined)
  return parts && parts.length > 0 ? [...new Set(parts)].join(' AND ') : undefined
}

/** The patterns of a `match` whose right side is known. */
export function termsOf(node: Node): string[] | undefined {
  const right = ungroup(node)
  if (right.type !== 'Value') return undefined
  const texts: unknown[] = Array.isArray(right.value) ? right.value : [right.value]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  return texts.flatMap(patternsIn)
}

/** A pattern is a regular expression of which `*` and `.` are special: what stands before them is certain. */
function termOf(term: string): string | undefined {
  const certain = /^[^*.]*/.exec(term)?.[0] ?? ''
  const word = certain === term ? wordOf(term) : undefined
  if (word !== undefined) return `"${word}"`
  const prefix = prefixOf(certain)
  return prefix === '' ? undefined : `"${prefix}"*`
}

/**
 * Whether an expression passes on nothing but texts of the document, out of attributes that are searched: those whose names do not
 * begin with `_`, and the document's own id. `atTop` where the expression is asked of the document itself, not of a part of it.
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
