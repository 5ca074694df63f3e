import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const stepsFields = groq`
  ${sectionFields},
  items[] { "key": _key, "title": ${localized('title')}, "text": ${localized('text')} }
`

export const stepsSchema = sectionSchema('stepsBlock').extend({
  items: listOf(z.object({ key: z.string(), title: text, text: optionalText })),
})
