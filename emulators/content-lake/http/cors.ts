import type { OriginList } from './origins.ts'

/** The CORS headers for a request from `origin`; none when the origin is unknown, so that the browser refuses. */
export function corsHeaders(request: Request, allowed: OriginList): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !allowed.has(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    ...(allowed.allowsCredentials(origin) ? { 'access-control-allow-credentials': 'true' } : {}),
    'access-control-expose-headers':
      'X-Sanity-Shard, ETag, Content-Length, X-Sanity-Deprecated, X-Sanity-Warning',
  }
}

/** The answer to a preflight request: any method, and the headers it asks for, to an allowed origin; a token where it may send one. */
export function preflight(request: Request, allowed: OriginList): Response {
  const headers = new Headers(corsHeaders(request, allowed))
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    const asked = (request.headers.get('access-control-request-headers') ?? '').split(',')
    const mayCarryTokens = headers.has('access-control-allow-credentials')
    const granted = asked.filter((name) => mayCarryTokens || name.trim().toLowerCase() !== 'authorization')
    headers.set('access-control-allow-headers', granted.join(','))
    headers.set('access-control-max-age', '600')
  }
  return new Response(null, { status: 204, headers })
}
