import { groq } from 'next-sanity'
import { choice, text } from '#web/sanity/parse.ts'
import { buttonsSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const callToActionFields = groq`
  ${sectionFields},
  buttons[] { ${buttonFields} },
  tone
`

/** Parses the block; requires a heading. */
export const callToActionSchema = sectionSchema('callToActionBlock').extend({
  heading: text,
  buttons: buttonsSchema,
  tone: choice(['plain', 'dark'], 'plain'),
})
