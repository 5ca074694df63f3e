import type { OriginList } from './origins.ts'

/** Returns the CORS headers for a request; none for an unknown origin, so that the browser blocks it. */
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

/** Answers a preflight request of an allowed origin: any method and requested header, the token only where allowed. */
export function preflight(request: Request, allowed: OriginList): Response {
  const headers = new Headers(corsHeaders(request, allowed))
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    const requestedHeaders = (request.headers.get('access-control-request-headers') ?? '').split(',')
    const mayCarryTokens = headers.has('access-control-allow-credentials')
    const granted = requestedHeaders.filter(
      (name) => mayCarryTokens || name.trim().toLowerCase() !== 'authorization',
    )
    headers.set('access-control-allow-headers', granted.join(','))
    headers.set('access-control-max-age', '600')
  }
  return new Response(null, { status: 204, headers })
}
