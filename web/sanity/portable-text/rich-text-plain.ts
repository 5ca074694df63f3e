import { stegaClean } from '#web/lib/stega.ts'
import type { RichText, TextBlock } from './rich-text-types.ts'

/** Returns the text of a block, without formatting and stega. */
export function plainWords({ children }: TextBlock): string {
  return stegaClean(children.map(({ text }) => text).join('')).trim()
}

function wordsOf(part: RichText[number]): string[] {
  switch (part._type) {
    case 'block':
      return [plainWords(part)]
    case 'richTextFigure':
      return [part.caption ?? part.image.alt]
    case 'richTextCallout':
      return part.text.map(plainWords)
    case 'richTextTable':
      return [part.caption ?? '', ...[part.header ?? [], ...part.rows].map((row) => row.join(' '))]
    case 'richTextCode':
      return []
  }
}

/** Returns the plain text, one paragraph a line, for counting and searching. Code is left out. */
export function plainText(text: RichText): string {
  return text
    .flatMap(wordsOf)
    .filter((words) => words !== '')
    .join('\n')
}
