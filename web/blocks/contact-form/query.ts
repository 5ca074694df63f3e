import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockBase } from '../base.ts'

/** What the form's frame needs of its block. */
export const contactFormFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "submitLabel": ${localized('submitLabel')}
`

/** Parses the block. */
export const contactFormSchema = z.object({
  ...blockBase('contactFormBlock'),
  heading: optionalText,
  paragraph: optionalText,
  submitLabel: optionalText,
})

/** The texts around the contact form; its fields and messages are interface texts (`forms`). */
export type ContactFormContent = z.output<typeof contactFormSchema>
