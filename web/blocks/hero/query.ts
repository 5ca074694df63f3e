import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { flag, keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { imageFields, localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { HeroContent } from './types.ts'

/** What the hero needs of its block. */
export const heroFields = groq`
  "badge": ${localized('badge')},
  "headline": ${localized('headline')},
  typedWords[] { "text": ${localized('text')} },
  "paragraph": ${localized('paragraph')},
  emailForm,
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  highlights[] { "key": _key, "text": ${localized('text')} },
  image { ${imageFields} }
`

/** Parses the hero; it needs a headline. */
export const parseHero = z.object({
  ...blockBase('heroBlock'),
  badge: optionalText,
  headline: text,
  typedWords: listOf(z.object({ text }).transform((word) => word.text)),
  paragraph: optionalText,
  emailForm: flag(true),
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  highlights: listOf(keyedText),
  image: parseImage,
}) satisfies z.ZodType<HeroContent>
