import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { MISSING_PATH } from '#web/i18n/routing.ts'
import { retryOnConnectionReset } from '#web/lib/retry-connection.ts'

/** Marks the proxy's own requests, which it passes to Next unchanged. */
export const PROBE_HEADER = 'x-outage-probe'

/** How long a page may take to answer the proxy's request. */
const PROBE_TIMEOUT_MS = 10_000

/** Returns a page of this site, uncached and with a status, which neither a page nor a rewrite can set; null if it cannot be fetched. */
export async function createMessageResponse(
  path: string,
  locale: LocaleId,
  status: number,
): Promise<Response | null> {
  const page = await fetchMessagePage(path, locale)
  if (!page || (!page.ok && page.status !== status)) return null
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page.body, { status, headers })
}

/** Returns the page of missing addresses in a language, uncached. A shared cache would keep a static 404 for the owner of an order too. */
export const createMissingResponse = async (locale: LocaleId): Promise<Response> =>
  (await createMessageResponse(MISSING_PATH, locale, 404)) ??
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Requests a page of this site in a language; null if it does not respond in time. */
export const fetchMessagePage = (path: string, locale: LocaleId): Promise<Response | null> =>
  fetchOwn(localizedPath(locale, path))

/** Requests an address of this site with the visitor's cookies; null if it does not respond in time. */
export const fetchAsVisitor = (
  { headers }: Request,
  address: string,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response | null> => fetchOwn(address, { method, headers: { cookie: headers.get('cookie') ?? '' } })

async function fetchOwn(address: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = new Headers(init.headers)
  headers.set(PROBE_HEADER, '1')
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  const options = { ...init, headers, signal, cache: 'no-store', redirect: 'manual' } as const
  const url = new URL(address, environment().SITE_URL)
  // A function that a host has paused finds the connections of its last request closed.
  return retryOnConnectionReset(() => fetch(url, options)).catch(() => null)
}
