import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { QuoteContent } from './types.ts'

/** What the quote needs of its block. */
export const quoteFields = groq`"quote": ${localized('quote')}, "source": ${localized('source')}`

/** Parses the quote. */
export const parseQuote = z.object({
  ...blockBase('quoteBlock'),
  quote: optionalText,
  source: optionalText,
}) satisfies z.ZodType<QuoteContent>
