import { groq } from 'next-sanity'
import { ARRANGEMENTS, EMPLOYMENTS } from '#schemas/shared/content-choices.ts'
import { choiceOf, listOf, optionalMoment, optionalText } from '#web/sanity/parse.ts'
import { entrySchema } from '#web/sanity/queries/address.ts'
import { groupFields, groupSchema } from '#web/sanity/queries/groups.ts'
import { entryFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const jobEntryFields = groq`
  ${entryFields},
  "department": department->{ ${groupFields} },
  "location": ${localized('location')},
  employment,
  arrangement,
  closesAt
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

const jobEntrySchema = entrySchema.extend({
  department: groupSchema.nullable().catch(null),
  location: optionalText,
  employment: choiceOf(EMPLOYMENTS, 'fullTime'),
  arrangement: choiceOf(ARRANGEMENTS, 'onSite'),
  /** ISO 8601; null for no closing date. */
  closesAt: optionalMoment,
})

export const jobListSchema = sectionSchema('jobListBlock').extend({
  emptyText: optionalText,
  jobs: listOf(jobEntrySchema),
})
