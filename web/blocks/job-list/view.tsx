import { getTranslations } from 'next-intl/server'
import { havePassed } from '#web/sanity/cache/schedule.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { byDepartment } from './by-department.ts'
import type { jobListSchema } from './query.ts'

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
