import { groq } from 'next-sanity'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

export const quoteFields = groq`"quote": ${localized('quote')}, "source": ${localized('source')}`

export const quoteSchema = blockSchema('quoteBlock').extend({
  quote: optionalText,
  source: optionalText,
})
