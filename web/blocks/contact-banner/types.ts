import type { BlockBase } from '#web/content/types.ts'

/** A call to leave one's address, across the page. */
export interface ContactBannerContent extends BlockBase {
  type: 'contactBannerBlock'
  heading: string
  paragraph: string | null
  emailPlaceholder: string | null
  submitLabel: string | null
}
