import type { RichText } from '#web/content/rich-text-types.ts'
import type { BlockBase, ContentButton, ContentImage, KeyedText, SectionHead } from '#web/content/types.ts'

/** Text beside a picture. */
export interface FeatureSplitContent extends BlockBase, SectionHead {
  type: 'featureSplitBlock'
  body: RichText
  checklist: KeyedText[]
  button: ContentButton | null
  picture: ContentImage | null
  /** Where the picture stands on wide screens, along the line of reading. */
  side: 'start' | 'end'
}
