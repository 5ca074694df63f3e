import { getLocale, getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'
import { JsonLd } from './json-ld.tsx'

export interface BreadcrumbProperties {
  /** The pages between the home page and the current one, as far as they exist; `href` is a path without language. */
  ancestors?: readonly ({ label: string; href: string } | null)[]
  /** Title of the current page. */
  current: string
}

/** Breadcrumb navigation from the home page, with structured data. */
export async function Breadcrumb({ ancestors = [], current }: BreadcrumbProperties) {
  const [locale, texts, navigation] = await Promise.all([
    getLocale(),
    getTranslations('common'),
    getTranslations('navigation'),
  ])
  const links = [{ label: navigation('home'), href: '/' }, ...ancestors.filter((link) => link !== null)]
  const steps = links.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: environment().SITE_URL + localizedPath(locale, step.href),
  }))
  const last = { '@type': 'ListItem', position: links.length + 1, name: current }
  return (
    <nav className="breadcrumb" aria-label={texts('breadcrumb')}>
      <ol>
        {links.map((step) => (
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
