import type { BlockBase } from '#web/content/types.ts'

/** An invitation to subscribe to the newsletter. */
export interface NewsletterContent extends BlockBase {
  type: 'newsletterBlock'
  eyebrow: string | null
  heading: string
  paragraph: string | null
  emailPlaceholder: string | null
  submitLabel: string | null
  note: string | null
}
