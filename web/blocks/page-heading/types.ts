import type { BlockBase } from '#web/content/types.ts'

/** The head of a page below the home page; the breadcrumb comes from the page itself (`BlockPage`). */
export interface PageHeadingContent extends BlockBase {
  type: 'pageHeadingBlock'
  eyebrow: string | null
  heading: string
  paragraph: string | null
}
