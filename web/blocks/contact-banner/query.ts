import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { ContactBannerContent } from './types.ts'

/** What the banner needs of its block. */
export const contactBannerFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')}
`

/** Parses the banner; it needs a heading. */
export const parseContactBanner = z.object({
  ...blockBase('contactBannerBlock'),
  heading: text,
  paragraph: optionalText,
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
}) satisfies z.ZodType<ContactBannerContent>
