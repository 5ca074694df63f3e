import type { RichText } from '#web/content/types.ts'

/** The words of a text, a paragraph a line. */
export function plainText(text: RichText): string {
  return text
    .map(({ children }) => children.map((span) => (span as { text?: string }).text ?? '').join(''))
    .join('\n')
}
