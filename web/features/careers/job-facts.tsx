import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import type { Job } from './queries.ts'
import { formatSalary } from './salary.ts'

/** The facts of a job with the link to apply. */
export async function JobFacts({ job, locale }: { job: Job; locale: LocaleId }) {
  const texts = await getTranslations('careers')
  const facts = [
    { name: texts('department'), value: job.department },
    { name: texts('location'), value: job.location },
    { name: texts('arrangement'), value: texts('arrangementKind', { kind: job.arrangement }) },
    { name: texts('employment'), value: texts('employmentKind', { kind: job.employment }) },
    {
      name: texts('salary'),
      value: job.salary && formatSalary(job.salary, localeDetails(locale).languageTag),
    },
    {
      name: texts(job.isOpen ? 'closesAt' : 'closedAt'),
      value: job.closesAt && formatDate(job.closesAt, locale),
    },
  ]
  return (
    <aside className="job-page__aside d-grid justify-items-start gap-6" aria-label={texts('facts')}>
      <dl className="facts w-100 border-top-ink">
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {job.isOpen && (
        <a className="btn btn-primary" href="#apply">
          {texts('apply')}
        </a>
      )}
    </aside>
  )
}
