import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { parseButtons } from '#web/content/link.ts'
import { choice, flag, keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { buttonFields, imageFields, localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { HeroContent } from './types.ts'

/** What the hero needs of its block. */
export const heroFields = groq`
  layout,
  "badge": ${localized('badge')},
  "headline": ${localized('headline')},
  typedWords[] { "text": ${localized('text')} },
  "paragraph": ${localized('paragraph')},
  buttons[] { ${buttonFields} },
  emailForm,
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  highlights[] { "key": _key, "text": ${localized('text')} },
  image { ${imageFields} }
`

/** Parses the hero; it needs a headline. */
export const parseHero = z.object({
  ...blockBase('heroBlock'),
  layout: choice(['globe', 'split', 'centred', 'statement'], 'globe'),
  badge: optionalText,
  headline: text,
  typedWords: listOf(z.object({ text }).transform((word) => word.text)),
  paragraph: optionalText,
  buttons: parseButtons,
  emailForm: flag(true),
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  highlights: listOf(keyedText),
  image: parseImage,
}) satisfies z.ZodType<HeroContent>
