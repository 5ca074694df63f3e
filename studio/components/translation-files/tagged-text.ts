/** A part of a paragraph with its own emphasis or link. */
interface Span {
  _type: string
  _key: string
  text?: string
  marks?: string[]
}

/** A paragraph of formatted text. */
export interface TextBlock {
  _type: 'block'
  _key: string
  children: Span[]
  markDefs?: { _key: string }[]
  [field: string]: unknown
}

const TAG = /<(\/?)(\d+)>/g

const isMarked = (span: Span) => (span.marks ?? []).length > 0

/** Returns the text of a paragraph with numbered placeholders around emphasis and links: `See <1>prices</1>.` */
export function toTagged({ children }: TextBlock): string {
  let number = 0
  return children
    .map((span) => {
      const text = span.text ?? ''
      if (!isMarked(span)) return text
      number += 1
      return `<${number}>${text}</${number}>`
    })
    .join('')
}

/** Returns a paragraph like another one with a translated text. Placeholders that it lacks lose their emphasis or link. */
export function fromTagged(tagged: string, like: TextBlock): TextBlock {
  const marked = like.children.filter(isMarked)
  const children: Span[] = []
  const add = (text: string, marks: string[]) => {
    if (text) children.push({ _type: 'span', _key: `t${children.length}`, text, marks })
  }
  let marks: string[] = []
  let start = 0
  for (const match of tagged.matchAll(TAG)) {
    add(tagged.slice(start, match.index), marks)
    marks = match[1] === '/' ? [] : (marked[Number(match[2]) - 1]?.marks ?? [])
    start = match.index + match[0].length
  }
  add(tagged.slice(start), marks)
  if (children.length === 0) add(' ', [])
  const used = new Set(children.flatMap((span) => span.marks ?? []))
  return { ...like, children, markDefs: (like.markDefs ?? []).filter(({ _key }) => used.has(_key)) }
}

/** Returns the placeholders of a text, sorted, to compare them. */
export const placeholdersOf = (tagged: string): string =>
  [...tagged.matchAll(TAG)]
    .map(([tag]) => tag)
    .sort()
    .join('')
