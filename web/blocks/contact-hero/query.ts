import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, text } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { ContactHeroContent } from './types.ts'

/** What the page head needs of its block. */
export const contactHeroFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')}
`

/** Parses the page head; it needs a heading. */
export const parseContactHero = z.object({
  ...blockBase('contactHeroBlock'),
  heading: text,
  paragraph: optionalText,
}) satisfies z.ZodType<ContactHeroContent>
