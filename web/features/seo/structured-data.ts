import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

interface SiteData {
  siteName: string
  siteUrl: string
  locale: LocaleId
  languageTag: string
  description: string | null
  socialLinks: readonly { url: string }[]
}

/** Returns the schema.org data of the home page: the organization and the web site. */
export function describeSite(site: SiteData): Record<string, unknown> {
  const { siteName, siteUrl, locale, languageTag, description, socialLinks } = site
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    description: description ?? undefined,
    sameAs: socialLinks.map(({ url }) => url),
  }
  const home = siteUrl + localizedPath(locale, '/')
  const webSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: siteName,
    url: home,
    inLanguage: languageTag,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}${localizedPath(locale, '/search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  return { '@context': 'https://schema.org', '@graph': [organization, webSite] }
}
