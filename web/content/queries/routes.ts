import { defineQuery } from 'next-sanity'

/** Addresses of the documents that have one, a range of them, for the sitemap and for building ahead. */
export const routesQuery =
  defineQuery(`*[_type in ["page", "service"] && defined(coalesce(path.current, slug.current))]
  | order(_type asc, coalesce(path.current, slug.current) asc) [$from...$to] {
  "type": _type,
  "address": coalesce(path.current, slug.current),
  "updatedAt": _updatedAt,
  "noIndex": seo.noIndex == true
}`)

/** How many documents have an address. */
export const routeCountQuery = defineQuery(
  `count(*[_type in ["page", "service"] && defined(coalesce(path.current, slug.current))])`,
)
