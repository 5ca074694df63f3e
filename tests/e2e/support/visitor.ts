import { siteUrl } from './addresses.ts'

/** A response of the site. */
export interface SiteResponse {
  status: number
  headers: Headers
  body: string
}

/**
 * Sends a request as a visitor's browser does, without following redirects.
 *
 * @param path with language and query, exactly as sent
 */
export async function visit(path: string, init: RequestInit = {}, origin = siteUrl): Promise<SiteResponse> {
  const response = await fetch(origin + path, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Returns the target of a redirect as path, query and hash; a URL of another site is returned in full. */
export function destination({ headers }: SiteResponse, origin = siteUrl): string | null {
  const location = headers.get('location')
  if (location === null) return null
  const url = new URL(location, origin)
  return url.origin === origin ? url.href.slice(origin.length) : url.href
}

/** Returns the cookies that a response sets, as the header of the next request. */
export const cookieHeader = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Returns whether a page contains a text, for polling. */
export async function shows(path: string, text: string, origin = siteUrl): Promise<boolean> {
  return (await visit(path, {}, origin)).body.includes(text)
}
