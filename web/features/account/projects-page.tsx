import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { AccountPage } from './account-page.tsx'
import type { AccountPageProperties } from './pages.ts'
import { type Project, readProjects } from './queries.ts'

/** The page of a customer's projects. It requires a verified address, because staff assign projects by address. */
export async function ProjectsPage({ customer, formResult }: AccountPageProperties) {
  const { emailVerified } = customer
  const locale = await currentLocale()
  const [texts, projects] = await Promise.all([getTranslations('account'), readProjects(customer, locale)])
  return (
    <AccountPage page="projects" formResult={formResult}>
      {projects.map((project) => (
        <ProjectPart key={project.id} project={project} locale={locale} />
      ))}
      {projects.length === 0 && (
        <div className="account__part">
          <p>{texts(emailVerified ? 'noProjects' : 'projectsHidden')}</p>
          <Link
            className="btn btn-primary"
            href={emailVerified ? '/contact' : '/account/profile'}
            prefetch={false}
          >
            {texts(emailVerified ? 'talk' : 'pages.profile.title')}
          </Link>
        </div>
      )}
    </AccountPage>
  )
}

async function ProjectPart({ project, locale }: { project: Project; locale: LocaleId }) {
  const texts = await getTranslations('account')
  const { title, state, summary, lead, startsAt, endsAt, milestones, decisions } = project
  const formatDay = (moment: string) => formatDate(moment, locale)
  return (
    <article className="account__part project pt-5 border-top" data-state={state}>
      <p className="label">{texts(`state.${state}`)}</p>
      <h2>{title}</h2>
      {summary && <p>{summary}</p>}
      <dl className="d-flex flex-wrap row-gap-4 column-gap-7">
        {lead && (
          <div>
            <dt className="label">{texts('lead')}</dt>
            <dd>
              {lead.name}
              {lead.role && <span className="d-block fs-small text-body-secondary">{lead.role}</span>}
            </dd>
          </div>
        )}
        {startsAt && (
          <div>
            <dt className="label">{texts('period')}</dt>
            <dd>
              {endsAt
                ? texts('fromTo', { from: formatDay(startsAt), to: formatDay(endsAt) })
                : texts('from', { date: formatDay(startsAt) })}
            </dd>
          </div>
        )}
      </dl>
      {decisions.length > 0 && (
        <section className="project__decisions">
          <h3>{texts('decisions')}</h3>
          <ul role="list">
            {decisions.map(({ key, question, dueAt }) => (
              <li key={key}>
                {question}
                {dueAt && (
                  <span className="d-block fs-small text-body-secondary">
                    {texts('by', { date: formatDay(dueAt) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {milestones.length > 0 && (
        <section>
          <h3>{texts('milestones')}</h3>
          <ol role="list" className="project__milestones">
            {milestones.map(({ key, title: reached, dueAt, doneAt }) => (
              <li key={key} data-done={doneAt ? '' : undefined}>
                {reached}
                <span className="d-block fs-small text-body-secondary">
                  {doneAt
                    ? texts('milestoneDone', { date: formatDay(doneAt) })
                    : dueAt && texts('milestoneDue', { date: formatDay(dueAt) })}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}
