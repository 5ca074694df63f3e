import { getLocale } from 'next-intl/server'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Icon } from './icon.tsx'
import { JsonLd } from './json-ld.tsx'

interface BreadcrumbProperties {
  /** Name of the landmark. */
  label: string
  /** From the root down to the page above this one; `href` is a path without language. */
  trail: { label: string; href: string }[]
  /** The page shown. */
  current: string
}

/** Where the page stands in the site, for readers and for search engines. */
export async function Breadcrumb({ label, trail, current }: BreadcrumbProperties) {
  const locale = await getLocale()
  const steps = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: environment().SITE_URL + localizedPath(locale, step.href),
  }))
  const last = { '@type': 'ListItem', position: trail.length + 1, name: current }
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.label}</Link>
            <Icon name="chevron" forward />
          </li>
        ))}
        <li aria-current="page">{current}</li>
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
