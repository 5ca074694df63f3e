import { defineDocuments } from 'sanity/presentation'
import { LOCALES } from '../../schemas/shared/locales.ts'

/** A language at the beginning of an address. */
const LOCALE = `:locale(${LOCALES.map(({ id }) => id).join('|')})`

/** The address without its language: `/ar/contact` is the page `/contact`, `/ar` the page `/`. */
export function pathOf(address: string): string {
  return address.replace(/^\/[^/]+/, '').replace(/\/$/, '') || '/'
}

/** The document Studio opens beside the preview for each address of the site. The first match counts. */
export const mainDocuments = defineDocuments([
  {
    route: `/${LOCALE}/services/:slug`,
    filter: '_type == "service" && slug.current == $slug',
    params: ({ params }) => ({ slug: params.slug ?? '' }),
  },
  {
    route: [`/${LOCALE}`, `/${LOCALE}/*`],
    filter: '_type == "page" && path.current == $path',
    params: ({ path }) => ({ path: pathOf(path) }),
  },
])
