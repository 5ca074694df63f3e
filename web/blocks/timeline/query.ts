import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const timelineFields = groq`
  ${sectionFields},
  items[] {
    "key": _key,
    "date": ${localized('date')},
    "title": ${localized('title')},
    "text": ${localized('text')}
  }
`

/** Parses the block. */
export const timelineSchema = z.object({
  ...blockBase('timelineBlock'),
  ...sectionHead,
  items: listOf(z.object({ key: z.string(), date: optionalText, title: text, text: optionalText })),
})

/** A timeline. */
export type TimelineContent = z.output<typeof timelineSchema>
