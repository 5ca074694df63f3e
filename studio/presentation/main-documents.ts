import { defineDocuments } from 'sanity/presentation'
import { LOCALES } from '#schemas/shared/locales.ts'
import { HAS_SLUG, matchRoute, splitPageNumber } from '#schemas/shared/routes.ts'

/** The locale of a path, as a route parameter. */
const LOCALE = `:locale(${LOCALES.map(({ id }) => id).join('|')})`

/** Removes the locale of a path: `/ar/contact` becomes `/contact`, `/ar` becomes `/`. */
export function pathWithoutLocale(address: string): string {
  return address.replace(/^\/[^/]+/, '').replace(/\/$/, '') || '/'
}

/** Matches the page or routed document at a path; validation keeps paths unique. */
const ADDRESS_FILTER = `(_type == "page" && path.current == $path) ||
  (_type == $type && ${HAS_SLUG})`

/** Returns the parameters of the filter; a numbered list page is its list. */
export function filterParameters(path: string): Record<'path' | 'type' | 'slug', string> {
  const { path: listPath } = splitPageNumber(decodeURIComponent(pathWithoutLocale(path)))
  const { type = '', address = '' } = matchRoute(listPath) ?? {}
  return { path: listPath, type, slug: address.slice(address.lastIndexOf('/') + 1) }
}

/** The document that Studio opens for each path of the preview. */
export const mainDocuments = defineDocuments([
  {
    route: [`/${LOCALE}`, `/${LOCALE}/*`],
    filter: ADDRESS_FILTER,
    params: ({ path }) => filterParameters(path),
  },
])
