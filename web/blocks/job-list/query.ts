import { groq } from 'next-sanity'
import { z } from 'zod'
import { ARRANGEMENTS, EMPLOYMENTS } from '#schemas/shared/content-choices.ts'
import { choiceOf, listOf, optionalMoment, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const jobEntryFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "department": ${localized('department')},
  "location": ${localized('location')},
  employment,
  arrangement,
  closesAt,
  "href": { ${addressFields} }
`

/** Fields of the block: the chosen jobs, or all of them, the newest first. */
export const jobListFields = groq`
  ${sectionFields},
  "emptyText": ${localized('emptyText')},
  "jobs": select(
    count(jobs) > 0 => jobs[]->{ ${jobEntryFields} },
    *[_type == "job"] | order(publishedAt desc, _id asc) { ${jobEntryFields} }
  )
`

const entrySchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  department: optionalText,
  location: optionalText,
  employment: choiceOf(EMPLOYMENTS, 'fullTime'),
  arrangement: choiceOf(ARRANGEMENTS, 'onSite'),
  /** ISO 8601; null for no closing date. */
  closesAt: optionalMoment,
  href: addressSchema,
})

/** A job in the list; `href` is its canonical path without language. */
export type JobEntry = z.output<typeof entrySchema>

export const jobListSchema = sectionSchema('jobListBlock').extend({
  emptyText: optionalText,
  jobs: listOf(entrySchema),
})
