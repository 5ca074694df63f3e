import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { ARRANGEMENTS, EMPLOYMENTS } from '#schemas/shared/content-choices.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { hasPassed, scheduleTime } from '#web/sanity/cache/schedule.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import {
  choiceOf,
  keyedText,
  listOf,
  optionalMoment,
  optionalText,
  required,
  text,
} from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { documentFields, listPage, listPageSchema, routedDocument } from '#web/sanity/queries/document.ts'
import { addressFields, localized, richTextFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { JobQueryResult } from '#web/sanity/types.generated.ts'

const jobQuery: Query<JobQueryResult> = defineQuery(`*[_type == "job" && ${HAS_SLUG}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "department": ${localized('department->title')},
  "location": ${localized('location')},
  country,
  employment,
  arrangement,
  salary { minimum, maximum, currency },
  publishedAt,
  closesAt,
  responsibilities[] { "key": _key, "text": ${localized('text')} },
  requirements[] { "key": _key, "text": ${localized('text')} },
  benefits[] { "key": _key, "text": ${localized('text')} },
  "body": ${richTextFields('body')},
  "list": ${listPage('"/career"')},
  "others": *[_type == "job" && _id != ^._id] | order(publishedAt desc, _id asc)[0...20] {
    "id": _id,
    "title": ${localized('title')},
    "location": ${localized('location')},
    closesAt,
    "href": { ${addressFields} }
  }
}`)

const pay = required(z.number().int().positive())

const salarySchema = z
  .object({ minimum: pay, maximum: pay, currency: required(z.string().regex(/^[A-Z]{3}$/)) })
  .refine(({ minimum, maximum }) => minimum <= maximum)
  .nullable()
  .catch(null)

const otherJobSchema = z.object({
  id: z.string(),
  title: text,
  location: optionalText,
  closesAt: optionalMoment,
  href: addressSchema,
})

const jobSchema = routedDocument({
  title: text,
  summary: optionalText,
  department: optionalText,
  location: optionalText,
  country: optionalText,
  employment: choiceOf(EMPLOYMENTS, 'fullTime'),
  arrangement: choiceOf(ARRANGEMENTS, 'onSite'),
  salary: salarySchema,
  publishedAt: optionalMoment,
  closesAt: optionalMoment,
  responsibilities: listOf(keyedText),
  requirements: listOf(keyedText),
  benefits: listOf(keyedText),
  body: richTextSchema,
  list: listPageSchema,
  others: listOf(otherJobSchema),
})

/** Yearly salary in whole units of an ISO currency. */
export type Salary = NonNullable<z.output<typeof salarySchema>>

/** A job for its page: whether it is open, and up to three other open jobs. */
export type Job = z.output<typeof jobSchema> & { isOpen: boolean }

const OTHERS = 3

/** Returns the job with a slug, open or closed, or null. */
export async function getJob(slug: string, locale: LocaleId): Promise<Job | null> {
  const job = await fetchContent({ query: jobQuery, params: { slug, locale }, schema: jobSchema })
  if (!job) return null
  const now = await scheduleTime([job, ...job.others].map(({ closesAt }) => closesAt))
  const isOpen = ({ closesAt }: Pick<Job, 'closesAt'>) => !hasPassed(closesAt, now)
  return { ...job, isOpen: isOpen(job), others: job.others.filter(isOpen).slice(0, OTHERS) }
}
