import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import type { KeyedText } from '#web/sanity/types.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { EntryList } from '#web/ui/entry-list.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import { ApplicationForm } from './application-form.tsx'
import { getJob, type Job } from './queries.ts'
import { formatSalary } from './salary.ts'
import { jobPosting } from './structured-data.ts'

/** A job's page: facts, tasks, requirements, benefits, and the application form while it is open. */
async function JobPage({ document: job, locale }: DocumentViewProperties<Job>) {
  const texts = await getTranslations('careers')
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead plain ancestors={[job.list]} title={job.title} summary={job.summary} />
      <section className="section">
        <div className="container-fluid with-aside">
          <div>
            {!job.isOpen && (
              <p className="remark mb-6" role="note">
                {texts('closed')} {job.list && <Link href={job.list.href}>{texts('seeOpenJobs')}</Link>}
              </p>
            )}
            {job.body.length > 0 && (
              <div className="rich-text">
                <RichTextView value={job.body} />
              </div>
            )}
            <Points heading={texts('responsibilities')} points={job.responsibilities} />
            <Points heading={texts('requirements')} points={job.requirements} />
            <Points heading={texts('benefits')} points={job.benefits} />
          </div>
          <JobFacts job={job} locale={locale} />
        </div>
      </section>
      {job.isOpen && (
        <section className="section section--tint" id="apply">
          <div className="container-fluid job-apply">
            <div>
              <h2 className="subtitle">{texts('apply')}</h2>
              <p className="mt-4 text-body-secondary">{texts('applyNote')}</p>
            </div>
            <ApplicationForm job={{ reference: job.id, title: job.title }} />
          </div>
        </section>
      )}
      <OtherJobs jobs={job.others} heading={texts('otherJobs')} />
    </main>
  )
}

function Points({ heading, points }: { heading: string; points: KeyedText[] }) {
  if (points.length === 0) return null
  return (
    <>
      <h2 className="subtitle mt-7 mb-5">{heading}</h2>
      <TickList className="d-grid gap-3 mw-measure" points={points} />
    </>
  )
}

function OtherJobs({ jobs, heading }: { jobs: Job['others']; heading: string }) {
  if (jobs.length === 0) return null
  return (
    <section className="section">
      <div className="container-fluid">
        <h2 className="subtitle mb-6">{heading}</h2>
        <EntryList entries={jobs.map(({ location, ...job }) => ({ ...job, summary: location }))} level={3} />
      </div>
    </section>
  )
}

/** The facts of a job with the link to apply. */
async function JobFacts({ job, locale }: { job: Job; locale: LocaleId }) {
  const texts = await getTranslations('careers')
  const facts = [
    { name: texts('department'), value: job.department, isWritten: true },
    { name: texts('location'), value: job.location, isWritten: true },
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
    <aside className="job-facts d-grid justify-items-start gap-6" aria-label={texts('facts')}>
      <dl className="facts w-100 border-top-ink">
        {facts.map(({ name, value, isWritten }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              {/* The Latin letters of “UK£” do not make an amount English. */}
              {isWritten ? <ContentText as="dd" text={value} /> : <dd>{value}</dd>}
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

/** Job pages, at `/career/{slug}`; closed jobs stay online. */
export const jobPages = definePages({
  get: getJob,
  View: JobPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: jobPosting,
})
