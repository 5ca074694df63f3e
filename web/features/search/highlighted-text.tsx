import type { TextPart } from './highlight.ts'

/** A text with its matches in `<mark>`. */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
