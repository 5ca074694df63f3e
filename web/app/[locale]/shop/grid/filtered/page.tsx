import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Blocks } from '#web/blocks/registry.tsx'
import { samePath } from '#web/content/address.ts'
import { isNarrowed, parseFilter } from '#web/features/catalog/grid/filter.ts'
import { getPage } from '#web/features/page/data.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { CATALOGUE_PATH } from '#schemas/shared/catalogue.ts'
import { missingPageMetadata, MissingPage } from '../../../missing-page.tsx'

/**
 * The catalogue as the filter in the query narrows it down: made when it is asked for, and sent whole, so that it is there without
 * a script too. An empty query never comes here (see `proxy.ts`); one without a value that is known shows the whole catalogue.
 */
export const instant = false

interface FilteredProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function queryOf({ searchParams }: FilteredProperties): Promise<URLSearchParams> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(pairs)
}

/**
 * The head of the catalogue. What is narrowed is for people and not for search engines; another order or a further part of the
 * same list belongs to the whole catalogue.
 */
export async function generateMetadata(properties: FilteredProperties): Promise<Metadata> {
  const locale = await currentLocale()
  const [page, settings, query, texts] = await Promise.all([
    getPage(CATALOGUE_PATH, locale),
    getSiteSettings(locale),
    queryOf(properties),
    getTranslations('shop.catalogue'),
  ])
  if (!page) return missingPageMetadata()
  if (!isNarrowed(parseFilter(query))) {
    return describePage({ ...settings, ...page, paths: samePath(CATALOGUE_PATH), locale })
  }
  const title = texts('filteredTitle', { title: page.title })
  const seo = { ...page.seo, title: null, noIndex: true }
  const { alternates, ...head } = describePage({
    ...settings,
    title,
    seo,
    paths: samePath(CATALOGUE_PATH),
    locale,
  })
  return { ...head, alternates: { ...alternates, canonical: null, languages: {} } }
}

/** The catalogue, narrowed down; the blocks around it are those of its page. */
export default async function Page(properties: FilteredProperties) {
  const locale = await currentLocale()
  const [page, query] = await Promise.all([getPage(CATALOGUE_PATH, locale), queryOf(properties)])
  if (!page) return <MissingPage />
  return (
    <main id="content" tabIndex={-1}>
      <Blocks blocks={page.blocks} page={{ ...page, locale, pageNumber: 1, query: query.toString() }} />
    </main>
  )
}
