import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { getSearchIndex } from '#web/features/search/current-index.ts'
import { cleanQuery, searchPage } from '#web/features/search/model.ts'
import { addDetails } from '#web/features/search/result-details.ts'
import { SearchPage } from '#web/features/search/search-page.tsx'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { getSingle, parsePageNumber, type QueryPageProperties } from '../query-page.ts'
import { describeUnindexedPage } from '../unindexed-page.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the metadata of the search page. */
export async function generateMetadata(): Promise<Metadata> {
  const [texts, { siteName }] = await Promise.all([
    getTranslations('search'),
    currentLocale().then(getSiteSettings),
  ])
  return describeUnindexedPage('/search', texts('title'), texts('description', { site: siteName }))
}

/** The search page. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const { q, page } = await searchParams
  const locale = await currentLocale()
  const query = cleanQuery(getSingle(q) ?? '')
  await connection()
  const now = new Date()
  const found = searchPage(await getSearchIndex(locale, now), query, parsePageNumber(page))
  const details = await addDetails(found, locale, now)
  return <SearchPage query={query} found={details} pageNumber={found.pageNumber} />
}
