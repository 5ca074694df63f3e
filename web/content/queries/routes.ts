import { defineQuery, groq } from 'next-sanity'
import { addressesFields } from '../projections.ts'

const routed = groq`_type in $types && defined(coalesce(path.current, slug.current))`

/**
 * Addresses of the documents that have one, a range of them, for the sitemap and for building ahead. Products come last: however many
 * there are, all other pages are built ahead.
 */
export const routesQuery = defineQuery(`*[${routed}]
  | order(_type == "product" asc, _type asc, coalesce(path.current, slug.current) asc) [$from...$to] {
  "paths": { ${addressesFields} },
  "updatedAt": _updatedAt,
  "noIndex": seo.noIndex == true || defined(shows.document)
}`)

/** How many documents have an address. */
export const routeCountQuery = defineQuery(`count(*[${routed}])`)
