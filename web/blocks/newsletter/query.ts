import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { NewsletterContent } from './types.ts'

/** What the newsletter needs of its block. */
export const newsletterFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  "note": ${localized('note')}
`

/** Parses the newsletter; it needs a heading. */
export const parseNewsletter = z.object({
  ...blockBase('newsletterBlock'),
  eyebrow: optionalText,
  heading: text,
  paragraph: optionalText,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  note: optionalText,
}) satisfies z.ZodType<NewsletterContent>
