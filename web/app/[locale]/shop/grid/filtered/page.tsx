import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { Blocks } from '#web/blocks/page/view.tsx'
import { getPage } from '#web/features/page/queries.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { isFiltered, parseFilter } from '#web/features/shop/catalog/grid/filter.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'
import { MissingPage, missingPageMetadata } from '../../../missing-page.tsx'
import type { QueryPageProperties } from '../../../query-page.ts'

/**
 * Rendered per request and sent whole, so that it works without JavaScript. `proxy.ts` redirects empty queries; a query without known
 * values shows the whole catalog.
 */
export const instant = false

async function getQuery({ searchParams }: QueryPageProperties): Promise<URLSearchParams> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(pairs)
}

/**
 * Returns the page's metadata. Search engines must not index a filtered catalog; other sort orders and pages are canonical to the whole
 * catalog.
 */
export async function generateMetadata(properties: QueryPageProperties): Promise<Metadata> {
  const locale = await currentLocale()
  const [page, settings, query, texts] = await Promise.all([
    getPage(CATALOG_PATH, locale),
    getSiteSettings(locale),
    getQuery(properties),
    getTranslations('shop.catalog'),
  ])
  if (!page) return missingPageMetadata()
  if (!isFiltered(parseFilter(query))) {
    return describePage({ ...settings, ...page, paths: samePath(CATALOG_PATH), locale })
  }
  const title = texts('filteredTitle', { title: page.title })
  const seo = { ...page.seo, title: null, noIndex: true }
  const { alternates, ...head } = describePage({
    ...settings,
    title,
    seo,
    paths: samePath(CATALOG_PATH),
    locale,
  })
  return { ...head, alternates: { ...alternates, canonical: null, languages: {} } }
}

/** The filtered catalog, with the blocks of the catalog page. */
export default async function Page(properties: QueryPageProperties) {
  const locale = await currentLocale()
  const [page, query] = await Promise.all([getPage(CATALOG_PATH, locale), getQuery(properties)])
  if (!page) return <MissingPage />
  return (
    <main id="content" tabIndex={-1}>
      <Blocks blocks={page.blocks} page={{ ...page, locale, pageNumber: 1, query: query.toString() }} />
    </main>
  )
}
