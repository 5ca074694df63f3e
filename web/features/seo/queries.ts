import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { ROUTES } from '#schemas/shared/routes.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { flag, listOf, optionalMoment } from '#web/sanity/parse.ts'
import { addressesSchema } from '#web/sanity/queries/address.ts'
import { addressesFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { RouteCountQueryResult, RoutesQueryResult } from '#web/sanity/types.generated.ts'

const routed = groq`_type in $types && defined(coalesce(path.current, slug.current))`

/**
 * A range of document addresses, for the sitemap and for prerendering. Products come last, so that all other
 * pages are prerendered first.
 */
const routesQuery: Query<RoutesQueryResult> = defineQuery(`*[${routed}]
  | order(_type == "product" asc, _type asc, coalesce(path.current, slug.current) asc) [$from...$to] {
  "paths": { ${addressesFields} },
  "updatedAt": _updatedAt,
  "noIndex": seo.noIndex == true || defined(shows.document)
}`)

/** The number of documents with an address. */
const routeCountQuery: Query<RouteCountQueryResult> = defineQuery(`count(*[${routed}])`)

const routesSchema = listOf(
  z.object({
    paths: addressesSchema,
    updatedAt: optionalMoment,
    noIndex: flag(false),
  }),
)

const TYPES = Object.keys(ROUTES)

/** The paths of a document, without language, by language. */
export type Route = z.output<typeof routesSchema>[number]

/** Returns the documents with a page of their own, from index `from` up to `to`, exclusive. */
export async function getRoutes(from: number, to: number): Promise<Route[]> {
  const request = {
    query: routesQuery,
    params: { types: TYPES, from, to },
    schema: routesSchema,
    perspective: 'published',
  } as const
  return (await fetchContent(request)) ?? []
}

/** Returns how many documents have a page of their own. */
export async function getRouteCount(): Promise<number> {
  const request = {
    query: routeCountQuery,
    params: { types: TYPES },
    schema: z.number().int(),
    perspective: 'published',
  } as const
  return (await fetchContent(request)) ?? 0
}
