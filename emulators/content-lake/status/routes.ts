import { isAllowedHost } from '../../shared/allowed-host.ts'
import { apiError } from '../errors.ts'
import type { Route, RouteContext } from '../types.ts'
import { readFigures } from './figures.ts'
import { statusPage } from './page.ts'
import type { QueryLog } from './query-log.ts'

/** The status page at `/` and health checks at `/ping`; Studio calls the one by dataset during live edits. */
export const statusRoutes = (log: QueryLog): Route[] => [
  { method: 'GET', path: '/', handle: (context) => show(context, log) },
  { method: 'GET', path: '/ping', handle: () => Response.json({ status: 'ok' }) },
  { method: 'GET', path: '/data/ping/:dataset', handle: () => Response.json({ status: 'ok' }) },
]

/** The page has no password, so it is served on its own machine only. */
function show({ lake, url }: RouteContext, log: QueryLog): Response {
  if (!isAllowedHost(url.host)) throw apiError(403, 'Forbidden', 'This page answers at localhost only')
  return statusPage(readFigures(lake, log))
}
