import type { BlockBase } from '#web/content/types.ts'

/** A sentence set large, and who said it. */
export interface QuoteContent extends BlockBase {
  type: 'quoteBlock'
  quote: string | null
  source: string | null
}
