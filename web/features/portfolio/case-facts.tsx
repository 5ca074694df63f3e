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
    <dl className="case-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {study.services.length > 0 && (
        <div>
          <dt>{texts('services')}</dt>
          {study.services.map(({ id, title, href }) => (
            <dd key={id}>
              <Link href={href}>{title}</Link>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
