import { environment } from '#web/env.ts'

/**
 * Whether a page of this site sent a write, which may therefore use the session. Browsers send `Origin` with every write; if they send
 * `Sec-Fetch-Site`, which pages cannot forge, it must agree.
 */
export function isSameOriginRequest(request: Request): boolean {
  return !isCrossOriginRequest(request) && request.headers.has('origin')
}

/** Whether a browser sent a request from a page of another site. Clients without cookies send neither header. */
export function isCrossOriginRequest({ headers }: Request): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return (origin !== null && origin !== environment().SITE_URL) || (site !== null && site !== 'same-origin')
}
