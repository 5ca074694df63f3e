import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { choice, keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { havePassed } from '#web/content/schedule.ts'
import { jobQuery } from '#web/content/queries/job.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { ARRANGEMENTS, EMPLOYMENTS, type Arrangement, type Employment } from '#schemas/shared/jobs.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

const EMPLOYMENT_IDS = EMPLOYMENTS.map(({ id }) => id) as [Employment, ...Employment[]]
const ARRANGEMENT_IDS = ARRANGEMENTS.map(({ id }) => id) as [Arrangement, ...Arrangement[]]

const moment = z.iso.datetime({ offset: true }).nullable().catch(null)
const pay = z.number().int().positive()

const parseSalary = z
  .object({ minimum: pay, maximum: pay, currency: z.string().regex(/^[A-Z]{3}$/) })
  .refine(({ minimum, maximum }) => minimum <= maximum)
  .nullable()
  .catch(null)

const parseOther = z.object({
  id: z.string(),
  title: text,
  location: optionalText,
  closesAt: moment,
  href: parseAddress,
})

const parseJob = routedDocument({
  title: text,
  summary: optionalText,
  department: optionalText,
  location: optionalText,
  employment: choice(EMPLOYMENT_IDS, 'fullTime'),
  arrangement: choice(ARRANGEMENT_IDS, 'onSite'),
  salary: parseSalary,
  publishedAt: moment,
  closesAt: moment,
  responsibilities: listOf(keyedText),
  requirements: listOf(keyedText),
  benefits: listOf(keyedText),
  body: parseRichText,
  others: listOf(parseOther),
})

/** What a job pays for a year, in whole units of an ISO currency. */
export type Salary = NonNullable<z.output<typeof parseSalary>>

/** A job as its own page shows it: whether it is open now, and up to three others that are. */
export type Job = z.output<typeof parseJob> & { isOpen: boolean }

const OTHERS = 3

/** The job with a slug, open or closed; null where there is none. */
export async function getJob(slug: string, locale: LocaleId): Promise<Job | null> {
  const job = await fetchContent({ query: jobQuery, params: { slug, locale }, schema: parseJob })
  if (!job) return null
  const [isClosed, ...othersClosed] = await havePassed([
    job.closesAt,
    ...job.others.map(({ closesAt }) => closesAt),
  ])
  const others = job.others.filter((_, index) => !othersClosed[index]).slice(0, OTHERS)
  return { ...job, isOpen: !isClosed, others }
}
