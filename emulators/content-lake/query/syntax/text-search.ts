import type { Node } from './tree.ts'

/** A `_ref` with this prefix stands for all text of the document with the id that follows. */
export const textReference = '\u0000text:'

/** Patterns as `match` splits them. */
const patterns = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
const edges = /(\b\.+|\.+\b)/g

/** Returns the patterns of a text, all of which `match` requires. */
export function patternsIn(text: string): string[] {
  return text.replace(edges, '').match(patterns) ?? []
}

const texts = new WeakMap<object, string[]>()

/** Returns every string of a document except its system attributes (`_type`, `_key`, `_ref`, …). */
export function textOf(document: object | null): string[] {
  if (!document) return []
  let text = texts.get(document)
  if (!text) {
    text = [...stringsIn(document)]
    texts.set(document, text)
  }
  return text
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) yield* stringsIn(inner)
}

const documentText: Node = {
  type: 'Deref',
  base: {
    type: 'Object',
    attributes: [
      {
        type: 'ObjectAttributeValue',
        name: '_ref',
        value: {
          type: 'OpCall',
          op: '+',
          left: { type: 'Value', value: textReference },
          right: { type: 'AccessAttribute', name: '_id' },
        },
      },
    ],
  },
}

/** Returns whether a node is what `textSearch` creates for all text of the current document. */
export function isTextReference(node: Node): boolean {
  if (node.type !== 'Deref' || node.base.type !== 'Object') return false
  const [attribute] = node.base.attributes
  const value = attribute?.value
  return value?.type === 'OpCall' && value.left.type === 'Value' && value.left.value === textReference
}

/** The left side of a text search: `@` stands for the whole document's text. */
function searched(node: Node): Node {
  if (node.type === 'This') return documentText
  if (node.type !== 'Array') return node
  const elements = node.elements.map((element) =>
    element.value.type === 'This' ? { ...element, value: documentText, isSplat: true } : element,
  )
  return { ...node, elements }
}

/**
 * Rewrites `left match text::query(query)`, which groq-js cannot evaluate, as `match`es: all words are required, `-word`
 * is excluded, `"a phrase"` counts as its words; an empty query and `*` match every document.
 */
export function textSearch(left: Node | undefined, query: Node): Node {
  const operand = left ? searched(left) : documentText
  const match = (right: Node): Node => ({ type: 'OpCall', op: 'match', left: operand, right })
  if (query.type !== 'Value') return match(query)
  if (typeof query.value !== 'string') return { type: 'Value', value: false }
  const terms = [...query.value.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)]
  const words = (negated: boolean) =>
    terms
      .filter(([, sign]) => (sign === '-') === negated)
      .map(([, , phrase, word]) => phrase ?? word ?? '')
      .filter((word) => /[^*"\s]/.test(word))
  const wanted = words(false)
  const parts = words(true).map((word): Node => ({
    type: 'Not',
    base: match({ type: 'Value', value: word }),
  }))
  // Each pattern is its own `match`, because `score()` counts any matching pattern of one.
  const all = wanted.join(' ')
  const patterns = patternsIn(all)
  if (all)
    parts.unshift(...(patterns.length > 0 ? patterns : [all]).map((value) => match({ type: 'Value', value })))
  const [first, ...others] = parts
  return others.reduce((all, part): Node => ({ type: 'And', left: all, right: part }), first ?? everyDocument)
}

const everyDocument: Node = { type: 'Value', value: true }
