import { groq } from 'next-sanity'
import { text } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const pageHeadingFields = groq`
  ${sectionFields}
`

/** Parses the block; requires a heading. */
export const pageHeadingSchema = sectionSchema('pageHeadingBlock').extend({
  heading: text,
})
