import type { RichText } from '#web/content/rich-text-types.ts'
import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** A text of any length, with its table of contents beside it where the editor wants one. */
export interface RichTextContent extends BlockBase, SectionHead {
  type: 'richTextBlock'
  body: RichText
  showContents: boolean
}
