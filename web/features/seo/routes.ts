import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { flag, listOf, text } from '#web/content/parse.ts'
import { routeCountQuery, routesQuery } from '#web/content/queries/routes.ts'
import { ROUTES, type RoutedType } from '#schemas/shared/routes.ts'

const ROUTED_TYPES = Object.keys(ROUTES) as [RoutedType, ...RoutedType[]]

const parseRoutes = listOf(
  z.object({
    type: z.enum(ROUTED_TYPES),
    address: text,
    updatedAt: z.iso.datetime({ offset: true }).nullable().catch(null),
    noIndex: flag(false),
  }),
)

/** A document that has an address of its own. */
export type Route = z.output<typeof parseRoutes>[number]

/** Documents with an address of their own, from one place in their order up to another (not included). */
export async function getRoutes(from: number, to: number): Promise<Route[]> {
  const request = {
    query: routesQuery,
    params: { from, to },
    schema: parseRoutes,
    perspective: 'published',
  } as const
  return (await fetchContent(request)) ?? []
}

/** How many documents have an address of their own. */
export async function getRouteCount(): Promise<number> {
  const request = { query: routeCountQuery, schema: z.number().int(), perspective: 'published' } as const
  return (await fetchContent(request)) ?? 0
}
