import type { Domains } from '../api/domains.ts'
import type { Idempotency } from '../api/idempotency.ts'
import { MailError } from '../errors.ts'
import type { MailStore } from '../storage/mails.ts'

/** What the routes work on. */
export interface MailboxParts {
  mails: MailStore
  idempotency: Idempotency
  domains: Domains
  /** The clock, in milliseconds. */
  now: () => number
}

/** A request and what it is about. */
export interface Call {
  request: Request
  url: URL
  params: Record<string, string>
  mailbox: MailboxParts
}

/** An address and what answers it. A part of the path that begins with a colon is a parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  handle: (call: Call) => Response | Promise<Response>
}

/** Finds the route of a request and its parameters; throws a 404, or a 405 where only the method is wrong. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } {
  const segments = pathname.split('/')
  const fitting = routes.filter(({ path }) => {
    const parts = path.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    )
  })
  const wanted = method === 'HEAD' ? 'GET' : method
  const route = fitting.find((candidate) => candidate.method === wanted)
  if (!route) {
    throw fitting.length > 0
      ? new MailError(405, 'method_not_allowed', 'Method is not allowed for the requested path.')
      : new MailError(404, 'not_found', 'The requested endpoint does not exist.')
  }
  const params = Object.fromEntries(
    route.path.split('/').flatMap((part, index) => {
      return part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : []
    }),
  )
  return { route, params }
}
