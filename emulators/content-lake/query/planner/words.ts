import { prefixOf, wordOf } from '../../storage/words.ts'
import { isTextReference } from '../syntax/text-search.ts'
import { ungroup, type Node } from '../syntax/tree.ts'

/** Patterns as `match` takes them apart. */
const patterns = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
const edges = /(\b\.+|\.+\b)/g

/**
 * `left match right` as a full-text query that finds every document for which it holds, and some more; `undefined` when
 * the index of words does not say: the left side must be text of the document itself, and some pattern must begin with
 * characters of its own.
 */
export function wordsQueryOf(node: Node): string | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || !isOwnText(node.left)) return undefined
  const right = ungroup(node.right)
  if (right.type !== 'Value') return undefined
  const texts: unknown[] = Array.isArray(right.value) ? right.value : [right.value]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  const terms = texts.flatMap((text) => text.replace(edges, '').match(patterns) ?? [])
  const parts = terms.map(termOf).filter((part) => part !== undefined)
  return parts.length > 0 ? [...new Set(parts)].join(' AND ') : undefined
}

/** A pattern is a regular expression of which `*` and `.` are special: what stands before them is certain. */
function termOf(term: string): string | undefined {
  const certain = /^[^*.]*/.exec(term)?.[0] ?? ''
  const word = certain === term ? wordOf(term) : undefined
  if (word !== undefined) return `"${word}"`
  const prefix = prefixOf(certain)
  return prefix === '' ? undefined : `"${prefix}"*`
}

/** Whether an expression passes on nothing but texts of the document, out of attributes that are searched. */
function isOwnText(node: Node): boolean {
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      return !node.name.startsWith('_') && (!node.base || isOwnText(node.base))
    case 'AccessElement':
    case 'Slice':
    case 'ArrayCoerce':
    case 'Group':
    case 'Filter':
      return isOwnText(node.base)
    case 'Map':
    case 'FlatMap':
      return isOwnText(node.base) && isOwnText(node.expr)
    case 'Array':
      return node.elements.every(({ value }) => isOwnText(value))
    case 'Deref':
      return isTextReference(node)
    case 'FuncCall': {
      const name = `${node.namespace}::${node.name}`
      return (name === 'global::coalesce' || name === 'pt::text') && node.args.every(isOwnText)
    }
    default:
      return false
  }
}
