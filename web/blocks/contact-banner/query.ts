import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockBase } from '../base.ts'

/** Fields of the block. */
export const contactBannerFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')}
`

/** Parses the block; requires a heading. */
export const contactBannerSchema = z.object({
  ...blockBase('contactBannerBlock'),
  heading: text,
  paragraph: optionalText,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
})

/** A banner with an email form. */
export type ContactBannerContent = z.output<typeof contactBannerSchema>
