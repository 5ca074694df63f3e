import type { BlockBase, ContentButton, ContentImage, KeyedText } from '#web/content/types.ts'

/** How the first screen is set. */
export type HeroLayout = 'globe' | 'split' | 'centred' | 'statement'

/** The first screen of a page: a headline whose last words may be typed in turn. */
export interface HeroContent extends BlockBase {
  type: 'heroBlock'
  layout: HeroLayout
  badge: string | null
  /** The fixed part of the headline. */
  headline: string
  /** Words typed one after the other behind the headline; may be empty. */
  typedWords: string[]
  paragraph: string | null
  buttons: ContentButton[]
  /** Whether visitors may leave their address here. */
  emailForm: boolean
  emailPlaceholder: string | null
  submitLabel: string | null
  highlights: KeyedText[]
  image: ContentImage | null
}
