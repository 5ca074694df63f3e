import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { choice, listOf, optionalText, text } from '#web/content/parse.ts'
import { addressFields, localized } from '#web/content/projections.ts'
import { ARRANGEMENTS, EMPLOYMENTS, type Arrangement, type Employment } from '#schemas/shared/jobs.ts'
import { blockBase } from '../base.ts'
import type { JobEntry, JobListContent } from './types.ts'

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

/** What the list needs of its block: the jobs chosen, or all of them, the newest first. */
export const jobListFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "emptyText": ${localized('emptyText')},
  "jobs": select(
    count(jobs) > 0 => jobs[]->{ ${jobEntryFields} },
    *[_type == "job"] | order(publishedAt desc, _id asc) { ${jobEntryFields} }
  )
`

const EMPLOYMENT_IDS = EMPLOYMENTS.map(({ id }) => id) as [Employment, ...Employment[]]
const ARRANGEMENT_IDS = ARRANGEMENTS.map(({ id }) => id) as [Arrangement, ...Arrangement[]]

const parseEntry = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  department: optionalText,
  location: optionalText,
  employment: choice(EMPLOYMENT_IDS, 'fullTime'),
  arrangement: choice(ARRANGEMENT_IDS, 'onSite'),
  closesAt: z.iso.datetime({ offset: true }).nullable().catch(null),
  href: parseAddress,
}) satisfies z.ZodType<JobEntry>

/** Parses the list; jobs that are not published, or unfinished, are left out. */
export const parseJobList = z.object({
  ...blockBase('jobListBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  emptyText: optionalText,
  jobs: listOf(parseEntry),
}) satisfies z.ZodType<JobListContent>
