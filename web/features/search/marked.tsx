import type { Stretch } from './highlight.ts'

/** A text in which what was looked for is marked. */
export function Marked({ stretches }: { stretches: Stretch[] }) {
  return stretches.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
