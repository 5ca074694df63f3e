import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, flag, keyedText, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { buttonsSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, imageFields, localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

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

/** Parses the block; requires a headline. */
export const heroSchema = blockSchema('heroBlock').extend({
  layout: choice(['globe', 'split', 'centred', 'statement'], 'globe'),
  badge: optionalText,
  /** The fixed part of the headline. */
  headline: text,
  /** Words typed after the headline; may be empty. */
  typedWords: listOf(z.object({ text }).transform((word) => word.text)),
  paragraph: optionalText,
  buttons: buttonsSchema,
  /** Whether it contains an email form. */
  emailForm: flag(true),
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  highlights: listOf(keyedText),
  image: imageSchema,
})

/** The hero of a page: a headline whose last words may be typed. */
export type HeroContent = z.output<typeof heroSchema>
