import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { TimelineContent } from './types.ts'

/** What the timeline needs of its block. */
export const timelineFields = groq`
  ${sectionFields},
  items[] {
    "key": _key,
    "date": ${localized('date')},
    "title": ${localized('title')},
    "text": ${localized('text')}
  }
`

/** Parses the timeline; moments without a title are left out. */
export const parseTimeline = z.object({
  ...blockBase('timelineBlock'),
  ...sectionHead,
  items: listOf(z.object({ key: z.string(), date: optionalText, title: text, text: optionalText })),
}) satisfies z.ZodType<TimelineContent>
