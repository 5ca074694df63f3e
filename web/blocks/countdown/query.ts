import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { CountdownContent } from './types.ts'

/** What the countdown needs of its block. */
export const countdownFields = groq`
  ${sectionFields},
  date,
  "finishedText": ${localized('finishedText')}
`

/** Parses the countdown; it needs a moment to count to. */
export const parseCountdown = z.object({
  ...blockBase('countdownBlock'),
  ...sectionHead,
  date: z.iso.datetime({ offset: true }),
  finishedText: optionalText,
}) satisfies z.ZodType<CountdownContent>
