import { defineDocuments } from 'sanity/presentation'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { matchRoute, splitPageNumber } from '../../schemas/shared/routes.ts'

/** A language at the beginning of an address. */
const LOCALE = `:locale(${LOCALES.map(({ id }) => id).join('|')})`

/** The address without its language: `/ar/contact` is the page `/contact`, `/ar` the page `/`. */
export function pathOf(address: string): string {
  return address.replace(/^\/[^/]+/, '').replace(/\/$/, '') || '/'
}

/** A page at the very address, or the document whose address it is; no two of them may have the same. */
const ANSWERS_THERE = `(_type == "page" && path.current == $path) ||
  (_type == $type && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug))`

/** What the filter is asked with: a further page of a list is the list. */
export function addressParameters(path: string): Record<'path' | 'type' | 'slug', string> {
  const { path: listPath } = splitPageNumber(decodeURIComponent(pathOf(path)))
  const { type = '', address = '' } = matchRoute(listPath) ?? {}
  return { path: listPath, type, slug: address.slice(address.lastIndexOf('/') + 1) }
}

/** The document Studio opens beside the preview for each address of the site. */
export const mainDocuments = defineDocuments([
  {
    route: [`/${LOCALE}`, `/${LOCALE}/*`],
    filter: ANSWERS_THERE,
    params: ({ path }) => addressParameters(path),
  },
])
