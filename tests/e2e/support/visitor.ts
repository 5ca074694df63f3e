import { siteUrl } from './addresses.ts'

/** What the site answered to one request. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/**
 * Asks the site as a visitor's browser does, without following redirects.
 *
 * @param path with language, query and all, exactly as it is to be sent
 */
export async function visit(path: string, init: RequestInit = {}, origin = siteUrl): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Where an answer leads, as path, query and anchor; an address of another site comes back in full. */
export function destination({ headers }: Answer, origin = siteUrl): string | null {
  const location = headers.get('location')
  if (location === null) return null
  const url = new URL(location, origin)
  return url.origin === origin ? url.href.slice(origin.length) : url.href
}

/** Whether a page holds a text, for polling: the next visitor's request is to show it. */
export async function shows(path: string, text: string, origin = siteUrl): Promise<boolean> {
  return (await visit(path, {}, origin)).body.includes(text)
}
