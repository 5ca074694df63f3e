import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { keyedText, listOf, text } from '#web/sanity/parse.ts'
import { buttonSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, imageFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const aboutFields = groq`
  ${sectionFields},
  statistics[] { "key": _key, value, "label": ${localized('label')} },
  checklist[] { "key": _key, "text": ${localized('text')} },
  button { ${buttonFields} },
  image { ${imageFields} }
`

/** Parses the block; requires a heading. */
export const aboutSchema = sectionSchema('aboutBlock').extend({
  heading: text,
  statistics: listOf(z.object({ key: z.string(), value: text, label: text })),
  checklist: listOf(keyedText),
  button: buttonSchema,
  image: imageSchema,
})
