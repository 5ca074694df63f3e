import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const newsletterFields = groq`
  ${sectionFields},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  "note": ${localized('note')}
`

/** Parses the block; requires a heading. */
export const newsletterSchema = z.object({
  ...blockBase('newsletterBlock'),
  ...sectionHead,
  heading: text,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  note: optionalText,
})

/** A newsletter form. */
export type NewsletterContent = z.output<typeof newsletterSchema>
