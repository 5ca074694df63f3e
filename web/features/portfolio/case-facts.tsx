import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import type { CaseStudy } from './queries.ts'

/** Client, sector, year and services of a case study. */
export async function CaseFacts({ study }: { study: CaseStudy }) {
  const texts = await getTranslations('portfolio')
  const facts = [
    { name: texts('client'), value: study.client },
    { name: texts('sector'), value: study.sector },
    { name: texts('year'), value: study.year && String(study.year) },
  ].filter(({ value }) => value)
  return (
    <dl className="case-facts stack gap-5 pt-5 border-top-ink">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="mb-2">{value}</dd>
        </div>
      ))}
      {study.services.length > 0 && (
        <div>
          <dt className="label">{texts('services')}</dt>
          {study.services.map(({ id, title, href }) => (
            <dd key={id} className="mb-2">
              <Link href={href}>{title}</Link>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
