import { getTranslations } from 'next-intl/server'
import { hasPassed, scheduleTime } from '#web/sanity/cache/schedule.ts'
import { listByGroup } from '#web/sanity/queries/groups.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Entry } from '#web/ui/entry-list.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { jobListSchema } from './query.ts'

/** The open jobs by department. A job disappears at its closing date, without a publish. */
export async function JobListBlock({ block }: BlockViewProperties<typeof jobListSchema>) {
  const [now, texts] = await Promise.all([
    scheduleTime(block.jobs.map(({ closesAt }) => closesAt)),
    getTranslations('careers'),
  ])
  const jobs = block.jobs.filter(({ closesAt }) => !hasPassed(closesAt, now))
  const Department = block.heading ? 'h3' : 'h2'
  const level = block.heading ? 4 : 3
  return (
    <BlockSection block={block} className="section jobs">
      <p className="label mb-6">{texts('openJobs', { count: jobs.length })}</p>
      {jobs.length === 0 && <ContentText as="p" className="lead" text={block.emptyText} />}
      {listByGroup(jobs, ({ department }) => department).map(({ group, entries }) => (
        <div key={group?.id ?? ''} className="jobs__department">
          <ContentText
            as={Department}
            className="jobs__name fw-medium"
            text={group?.title ?? texts('otherDepartment')}
          />
          <ul role="list" className="border-bottom">
            {entries.map((job) => (
              <Entry key={job.id} title={job.title} summary={job.summary} href={job.href} level={level}>
                <ul
                  role="list"
                  className="entry__facts d-flex flex-wrap row-gap-1 fs-small text-body-secondary"
                >
                  <ContentText as="li" text={job.location} />
                  <li>{texts('arrangementKind', { kind: job.arrangement })}</li>
                  <li>{texts('employmentKind', { kind: job.employment })}</li>
                </ul>
              </Entry>
            ))}
          </ul>
        </div>
      ))}
    </BlockSection>
  )
}
