import { matchPath } from '../../shared/requests.ts'
import type { Domains } from '../api/domains.ts'
import type { Idempotency } from '../api/idempotency.ts'
import { MailError } from '../errors.ts'
import type { MailStore } from '../storage/mails.ts'

/** The dependencies of the routes. */
interface MailboxParts {
  mails: MailStore
  idempotency: Idempotency
  domains: Domains
  /** Returns the current time in milliseconds. */
  now: () => number
}

/** A request with its path parameters. */
export interface Call {
  request: Request
  url: URL
  params: Record<string, string>
  mailbox: MailboxParts
}

/** A path and its handler. A segment that begins with a colon is a parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  handle: (call: Call) => Response | Promise<Response>
}

/** Finds the route of a request and its parameters; throws a 404, or a 405 when only the method differs. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, pathname)
    return params ? [{ route, params }] : []
  })
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = matches.find(({ route }) => route.method === wanted)
  if (match) return match
  throw matches.length > 0
    ? new MailError(405, 'method_not_allowed', 'Method is not allowed for the requested path.')
    : new MailError(
        404,
        'not_found',
        `This emulator does not support ${method} ${pathname}; its manual lists what it serves.`,
      )
}
