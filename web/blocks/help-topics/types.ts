import type { BlockBase } from '#web/content/types.ts'
import type { IconKey } from '#schemas/shared/icons.ts'

/** A topic as a card; `href` is its canonical path without language. */
export interface TopicCard {
  id: string
  title: string
  summary: string | null
  icon: IconKey
  /** How many articles it has. */
  count: number
  href: string
}

/** The topics, chosen by the editor or all of them in their order. */
export interface HelpTopicsContent extends BlockBase {
  type: 'helpTopicsBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  showSearch: boolean
  topics: TopicCard[]
}
