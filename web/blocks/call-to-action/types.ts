import type { BlockBase, ContentButton } from '#web/content/types.ts'

/** An invitation to the next step. */
export interface CallToActionContent extends BlockBase {
  type: 'callToActionBlock'
  eyebrow: string | null
  heading: string
  paragraph: string | null
  buttons: ContentButton[]
  tone: 'plain' | 'dark'
}
