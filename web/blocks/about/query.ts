import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseImage } from '#web/content/image.ts'
import { parseButton } from '#web/content/link.ts'
import { keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { imageFields, linkFields, localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { AboutContent } from './types.ts'

/** What the about section needs of its block. */
export const aboutFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  statistics[] { "key": _key, "value": value, "label": ${localized('label')} },
  checklist[] { "key": _key, "text": ${localized('text')} },
  button { "label": ${localized('label')}, style, link { ${linkFields} } },
  image { ${imageFields} }
`

/** Parses the about section; it needs a heading. */
export const parseAbout = z.object({
  ...blockBase('aboutBlock'),
  eyebrow: optionalText,
  heading: text,
  paragraph: optionalText,
  statistics: listOf(z.object({ key: z.string(), value: text, label: text })),
  checklist: listOf(keyedText),
  button: parseButton,
  image: parseImage,
}) satisfies z.ZodType<AboutContent>
