import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockBase } from '../base.ts'

/** Fields of the block. */
export const quoteFields = groq`"quote": ${localized('quote')}, "source": ${localized('source')}`

/** Parses the block. */
export const quoteSchema = z.object({
  ...blockBase('quoteBlock'),
  quote: optionalText,
  source: optionalText,
})

/** A large quote with its author. */
export type QuoteContent = z.output<typeof quoteSchema>
