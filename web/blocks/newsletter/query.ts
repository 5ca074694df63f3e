import { groq } from 'next-sanity'
import { optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const newsletterFields = groq`
  ${sectionFields},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  "note": ${localized('note')}
`

/** Parses the block; requires a heading. */
export const newsletterSchema = sectionSchema('newsletterBlock').extend({
  heading: text,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  note: optionalText,
})
