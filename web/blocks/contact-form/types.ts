import type { BlockBase } from '#web/content/types.ts'

/** The contact form's frame; fields and messages are interface texts (`forms`). */
export interface ContactFormContent extends BlockBase {
  type: 'contactFormBlock'
  heading: string | null
  paragraph: string | null
  submitLabel: string | null
}
