import { pageQuery, parsePage } from '#web/blocks/page/query.ts'
import { fetchContent } from '#web/content/fetch.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

/** The page at a path without language, such as `/contact`; null where there is none. */
export function getPage(path: string, locale: LocaleId) {
  return fetchContent({ query: pageQuery, params: { path, locale }, schema: parsePage })
}
