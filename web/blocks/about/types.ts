import type { BlockBase, ContentButton, ContentImage, KeyedText } from '#web/content/types.ts'

/** A figure and what it counts, such as “10+” and “Years of Experience”. */
export interface Statistic {
  key: string
  value: string
  label: string
}

/** Who the company is: text, figures, a checklist and the way to more. */
export interface AboutContent extends BlockBase {
  type: 'aboutBlock'
  eyebrow: string | null
  heading: string
  paragraph: string | null
  statistics: Statistic[]
  checklist: KeyedText[]
  button: ContentButton | null
  image: ContentImage | null
}
