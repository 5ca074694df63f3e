import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { PageHeadingContent } from './types.ts'

/** What the page head needs of its block. */
export const pageHeadingFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')}
`

/** Parses the page head; it needs a heading. */
export const parsePageHeading = z.object({
  ...blockBase('pageHeadingBlock'),
  eyebrow: optionalText,
  heading: text,
  paragraph: optionalText,
}) satisfies z.ZodType<PageHeadingContent>
