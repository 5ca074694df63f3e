import { escapeMarkup } from '#web/lib/escape-markup.ts'
import { languageAlternates } from './metadata.ts'
import type { Route } from './queries.ts'

/** Documents per sitemap. Each has a URL per language, and a sitemap may have 50,000 URLs. */
export const ROUTES_PER_SITEMAP = 5_000

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the sitemap index. */
export function sitemapIndex(siteUrl: string, routeCount: number): string {
  const parts = Array.from({ length: Math.max(1, Math.ceil(routeCount / ROUTES_PER_SITEMAP)) }, (_, part) => {
    return `<sitemap><loc>${escapeMarkup(`${siteUrl}/sitemaps/${part + 1}.xml`)}</loc></sitemap>\n`
  })
  return `${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`
}

/** Returns one sitemap: every document in every language, each with links to the others. */
export function sitemap(siteUrl: string, routes: readonly Route[]): string {
  const entries = routes.filter(({ noIndex }) => !noIndex).flatMap((route) => routeEntries(siteUrl, route))
  return (
    `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
  )
}

function routeEntries(siteUrl: string, { paths, updatedAt }: Route): string[] {
  const urls = Object.entries(languageAlternates(paths)).map(
    ([language, href]) => [language, escapeMarkup(siteUrl + href)] as const,
  )
  const alternates = urls
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('')
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return urls
    .filter(([language]) => language !== 'x-default')
    .map(([, url]) => `<url><loc>${url}</loc>${changed}${alternates}</url>\n`)
}
