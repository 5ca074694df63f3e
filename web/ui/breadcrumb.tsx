import { getLocale } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'
import { JsonLd } from './json-ld.tsx'

interface BreadcrumbProperties {
  /** Name of the landmark. */
  label: string
  /** From the home page to the parent page; `href` is a path without language. */
  ancestors: { label: string; href: string }[]
  /** Title of the current page. */
  current: string
}

/** Breadcrumb navigation with structured data. */
export async function Breadcrumb({ label, ancestors, current }: BreadcrumbProperties) {
  const locale = await getLocale()
  const steps = ancestors.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: environment().SITE_URL + localizedPath(locale, step.href),
  }))
  const last = { '@type': 'ListItem', position: ancestors.length + 1, name: current }
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {ancestors.map((step) => (
          <li key={step.href}>
            <Link href={step.href}>
              <ContentText as="span" text={step.label} />
            </Link>
            <Icon name="chevron" forward />
          </li>
        ))}
        <li aria-current="page">
          <ContentText as="span" text={current} />
        </li>
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...steps, last],
        }}
      />
    </nav>
  )
}
