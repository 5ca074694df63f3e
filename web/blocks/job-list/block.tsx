import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { ARRANGEMENTS, EMPLOYMENTS } from '#schemas/shared/content-choices.ts'
import { havePassed } from '#web/sanity/cache/schedule.ts'
import { choice, listOf, optionalMoment, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { byDepartment } from './by-department.ts'

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

const EMPLOYMENT_VALUES = EMPLOYMENTS.map(({ value }) => value)
const ARRANGEMENT_VALUES = ARRANGEMENTS.map(({ value }) => value)

const entrySchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  department: optionalText,
  location: optionalText,
  employment: choice(EMPLOYMENT_VALUES, 'fullTime'),
  arrangement: choice(ARRANGEMENT_VALUES, 'onSite'),
  /** ISO 8601; null for no closing date. */
  closesAt: optionalMoment,
  href: addressSchema,
})

export const jobListSchema = sectionSchema('jobListBlock').extend({
  emptyText: optionalText,
  jobs: listOf(entrySchema),
})

/** The open jobs by department. A job disappears at its closing date, without a publish. */
export async function JobListBlock({ block }: BlockViewProperties<typeof jobListSchema>) {
  const [closed, texts] = await Promise.all([
    havePassed(block.jobs.map(({ closesAt }) => closesAt)),
    getTranslations('careers'),
  ])
  const jobs = block.jobs.filter((_, index) => !closed[index])
  const Department = block.heading ? 'h3' : 'h2'
  const Title = block.heading ? 'h4' : 'h3'
  return (
    <BlockSection block={block} className="section jobs">
      <p className="label mb-6">{texts('openJobs', { count: jobs.length })}</p>
      {jobs.length === 0 && block.emptyText && <p className="lead">{block.emptyText}</p>}
      {byDepartment(jobs).map(({ name, jobs: entries }) => (
        <div key={name ?? ''} className="jobs__department">
          <ContentText as={Department} className="jobs__name" text={name ?? texts('otherDepartment')} />
          <ul role="list" className="entry-list">
            {entries.map((job) => (
              <li key={job.id} className="entry">
                <TitleLink as={Title} className="entry__title" title={job.title} href={job.href} />
                <ContentText as="p" className="entry__text" text={job.summary} />
                <ul role="list" className="entry__facts">
                  <ContentText as="li" text={job.location} />
                  <li>{texts('arrangementKind', { kind: job.arrangement })}</li>
                  <li>{texts('employmentKind', { kind: job.employment })}</li>
                </ul>
                <Icon name="arrow" forward />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </BlockSection>
  )
}
