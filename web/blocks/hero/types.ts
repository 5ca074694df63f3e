import type { BlockBase, ContentImage, KeyedText } from '#web/content/types.ts'

/** The first screen of a page: a headline whose last words are typed in turn. */
export interface HeroContent extends BlockBase {
  type: 'heroBlock'
  badge: string | null
  /** The fixed part of the headline. */
  headline: string
  /** Words typed one after the other behind the headline; may be empty. */
  typedWords: string[]
  paragraph: string | null
  /** Whether visitors may leave their address here. */
  emailForm: boolean
  emailPlaceholder: string | null
  submitLabel: string | null
  highlights: KeyedText[]
  image: ContentImage | null
}
