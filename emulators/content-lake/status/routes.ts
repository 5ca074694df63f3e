import { apiError } from '../errors.ts'
import type { Route, RouteContext } from '../types.ts'
import { readFigures } from './figures.ts'
import { statusPage } from './page.ts'
import type { QueryLog } from './query-log.ts'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** `/`: what the lake holds and does. There is no password, so it answers on its own machine only. */
export const statusRoutes = (log: QueryLog): Route[] => [
  { method: 'GET', path: '/', handle: (context) => show(context, log) },
]

function show({ lake, url }: RouteContext, log: QueryLog): Response {
  if (!LOCAL_HOST.test(url.host)) throw apiError(403, 'Forbidden', 'This page answers at localhost only')
  return new Response(statusPage(readFigures(lake, log)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}
