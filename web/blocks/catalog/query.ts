import { groq } from 'next-sanity'
import { z } from 'zod'
import { withFallback } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block. Products are read separately, by the filters of the address. */
export const catalogFields = groq`
  ${sectionFields},
  pageSize
`

export const catalogSchema = sectionSchema('catalogBlock').extend({
  /** Products per page. */
  pageSize: withFallback(z.number().int().min(1).max(96), 24),
})
