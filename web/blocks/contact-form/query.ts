import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { ContactFormContent } from './types.ts'

/** What the form's frame needs of its block. */
export const contactFormFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "submitLabel": ${localized('submitLabel')}
`

/** Parses the form's frame. */
export const parseContactForm = z.object({
  ...blockBase('contactFormBlock'),
  heading: optionalText,
  paragraph: optionalText,
  submitLabel: optionalText,
}) satisfies z.ZodType<ContactFormContent>
