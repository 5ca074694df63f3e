import { groq } from 'next-sanity'
import { optionalText, text } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

export const contactBannerFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')}
`

/** Parses the block; requires a heading. */
export const contactBannerSchema = blockSchema('contactBannerBlock').extend({
  heading: text,
  paragraph: optionalText,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
})
