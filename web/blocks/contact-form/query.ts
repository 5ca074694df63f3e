import { groq } from 'next-sanity'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

/** What the form's frame needs of its block. */
export const contactFormFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "submitLabel": ${localized('submitLabel')}
`

export const contactFormSchema = blockSchema('contactFormBlock').extend({
  heading: optionalText,
  paragraph: optionalText,
  submitLabel: optionalText,
})
