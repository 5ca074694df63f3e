import { environment } from '#web/env.ts'

/**
 * Whether a write was sent by a page of this site, so that it may act for whoever is signed in. Browsers name the sender of every write in
 * `Origin`; `Sec-Fetch-Site`, which no page can forge, must agree where it is sent.
 */
export function isOwnRequest(request: Request): boolean {
  return !isForeignRequest(request) && request.headers.has('origin')
}

/** Whether a browser sent it from a page of another site. Programs, which carry nobody's cookies, name no sender. */
export function isForeignRequest({ headers }: Request): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return (origin !== null && origin !== environment().SITE_URL) || (site !== null && site !== 'same-origin')
}
