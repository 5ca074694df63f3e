import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, required } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const countdownFields = groq`
  ${sectionFields},
  date,
  "finishedText": ${localized('finishedText')}
`

/** Parses the block; requires a target time. */
export const countdownSchema = sectionSchema('countdownBlock').extend({
  /** ISO 8601, UTC. */
  date: required(z.iso.datetime({ offset: true })),
  /** Shown afterwards. */
  finishedText: optionalText,
})
