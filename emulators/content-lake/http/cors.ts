/** Origins of pages on this machine, at any port. */
export const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*']

/** The origins browsers may call from. An entry may end in `:*`, any port, as in the hosted API's allow-list. */
export class OriginList extends Set<string> {
  override has(origin: string): boolean {
    return super.has(origin) || super.has(origin.replace(/(:\d+)?$/, ':*'))
  }
}

/** The CORS headers for a request from `origin`; none when the origin is unknown, so that the browser refuses. */
export function corsHeaders(request: Request, allowed: Set<string>): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !allowed.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'X-Sanity-Shard, ETag, Content-Length, X-Sanity-Deprecated, X-Sanity-Warning',
  }
}

/** The answer to a preflight request: any method, and the headers it asks for, to an allowed origin. */
export function preflight(request: Request, allowed: Set<string>): Response {
  const headers = new Headers(corsHeaders(request, allowed))
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '')
    headers.set('access-control-max-age', '600')
  }
  return new Response(null, { status: 204, headers })
}
