import { z } from 'zod'
import { parseAddresses } from '#web/content/address.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { flag, listOf } from '#web/content/parse.ts'
import { routeCountQuery, routesQuery } from '#web/content/queries/routes.ts'
import { ROUTES } from '#schemas/shared/routes.ts'

const parseRoutes = listOf(
  z.object({
    paths: parseAddresses,
    updatedAt: z.iso.datetime({ offset: true }).nullable().catch(null),
    noIndex: flag(false),
  }),
)

const TYPES = Object.keys(ROUTES)

/** A document that has addresses of its own: paths without language, by language. */
export type Route = z.output<typeof parseRoutes>[number]

/** Documents with an address of their own, from one place in their order up to another (not included). */
export async function getRoutes(from: number, to: number): Promise<Route[]> {
  const request = {
    query: routesQuery,
    params: { types: TYPES, from, to },
    schema: parseRoutes,
    perspective: 'published',
  } as const
  return (await fetchContent(request)) ?? []
}

/** How many documents have an address of their own. */
export async function getRouteCount(): Promise<number> {
  const request = {
    query: routeCountQuery,
    params: { types: TYPES },
    schema: z.number().int(),
    perspective: 'published',
  } as const
  return (await fetchContent(request)) ?? 0
}
