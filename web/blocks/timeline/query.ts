import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const timelineFields = groq`
  ${sectionFields},
  items[] {
    "key": _key,
    "date": ${localized('date')},
    "title": ${localized('title')},
    "text": ${localized('text')}
  }
`

export const timelineSchema = sectionSchema('timelineBlock').extend({
  items: listOf(z.object({ key: z.string(), date: optionalText, title: text, text: optionalText })),
})
