import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Output, Outputs } from './outputs.ts'
import { follow, type Location, matchRoute, type Route, routesByPhase, substitute } from './routes.ts'

/** Where a request leads: to an output, or to a response of routes or the proxy. */
export type Resolution = { headers: OutgoingHttpHeaders; status: number } & (
  | { kind: 'output'; output: Output; location: Location }
  | { kind: 'empty' }
  | { kind: 'responded'; response: IncomingMessage }
)

/** Calls the function of the proxy (Next's middleware). */
type Proxy = (name: string, location: Location) => Promise<IncomingMessage>

/** Phases after the first look for an output, in the order in which Vercel goes through them. */
const LATER_PHASES = ['filesystem', 'miss', 'rewrite', 'resource']

/** Follows the routes of a build output. */
export function createResolver(routes: Parameters<typeof routesByPhase>[0], outputs: Outputs, proxy: Proxy) {
  const phases = routesByPhase(routes)
  const inPhase = (phase: string): Route[] => phases.get(phase) ?? []

  async function resolve(request: Location): Promise<Resolution> {
    const headers: OutgoingHttpHeaders = {}
    let location = request
    let status = 200

    for (const route of inPhase('start')) {
      const captured = matchRoute(route, location)
      if (!captured) continue
      if (route.middlewarePath) {
        const response = await proxy(route.middlewarePath, location)
        const next = followProxy(response, location)
        if (!next) return { kind: 'responded', response, headers, status }
        location = next
        Object.assign(headers, visible(response.headers))
      }
      for (const [name, value] of Object.entries(route.headers))
        headers[name.toLowerCase()] = substitute(value, captured)
      status = route.status ?? status
      if (headers.location && status >= 300 && status < 400) return { kind: 'empty', headers, status }
      if (route.dest) location = follow(substitute(route.dest, captured), location)
      if (!route.continue) break
    }

    let output = await outputs.find(location.path)
    for (const route of LATER_PHASES.flatMap(inPhase)) {
      if (output) break
      const captured = matchRoute(route, location)
      if (!captured) continue
      if (route.dest) location = follow(substitute(route.dest, captured), location)
      Object.assign(headers, route.headers)
      status = route.status ?? status
      output = await outputs.find(location.path)
    }
    if (!output) return fail(404, headers, location)
    return { kind: 'output', output, location, status, headers: { ...headers, ...hitHeaders(location) } }
  }

  /** Headers for what was found. */
  function hitHeaders(location: Location): OutgoingHttpHeaders {
    return Object.fromEntries(
      inPhase('hit').flatMap((route) => {
        const captured = matchRoute(route, location)
        return captured
          ? Object.entries(route.headers).map(([name, value]) => [name, substitute(value, captured)])
          : []
      }),
    )
  }

  /** The page for an error, as the routes name it. */
  async function fail(status: number, headers: OutgoingHttpHeaders, request: Location): Promise<Resolution> {
    const route = inPhase('error').find((candidate) => candidate.status === status)
    const location = follow(route?.dest ?? '/500', request)
    const output = await outputs.find(location.path)
    return output ? { kind: 'output', output, location, headers, status } : { kind: 'empty', headers, status }
  }

  return { resolve, fail }
}

/** The location after the proxy; null if it responds itself. */
function followProxy({ headers }: IncomingMessage, location: Location): Location | null {
  const changed = { ...location.headers }
  for (const name of headers['x-middleware-override-headers']?.toString().split(',') ?? [])
    changed[name.trim()] = headers[`x-middleware-request-${name.trim()}`]
  const rewrite = headers['x-middleware-rewrite']?.toString()
  if (rewrite) {
    const { pathname, searchParams } = new URL(rewrite)
    return { path: pathname, query: searchParams, headers: changed }
  }
  return headers['x-middleware-next'] === '1' ? { ...location, headers: changed } : null
}

const PROTOCOL = /^(?:x-middleware-|(?:connection|content-length|date|keep-alive|transfer-encoding)$)/

const visible = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PROTOCOL.test(name)))
