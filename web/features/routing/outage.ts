import type { NextRequest } from 'next/server'
import { DEFAULT_LOCALE, LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { isLakeAway } from '#web/cache/lake-health.ts'
import { environment } from '#web/env.ts'
import { splitLocale } from './decide.ts'

/** Marks the proxy's own requests, which are answered as Next answers them. */
const PROBE_HEADER = 'x-outage-probe'

/** How old the knowledge of the lake may be, in milliseconds. */
const HEALTH_MAX_AGE_MS = 1_000

/** How long a page may take to say whether it can be rendered, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000

/** How long to wait before the error pages are requested again, in milliseconds. */
const WARM_RETRY_MS = 5_000

const UNAVAILABLE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Retry-After': '10',
  'Cache-Control': 'no-store',
}

/**
 * The error page in the visitor's language with status 503, where a page cannot be rendered because the content lake is away. Next
 * answers 500 by itself, and neither a page nor a rewrite can choose its status; so the proxy requests the page first during an outage.
 *
 * @returns null where the page is served after all, from the cache, and where there is no outage
 */
export async function answerOutage(request: NextRequest): Promise<Response | null> {
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || request.headers.has(PROBE_HEADER) || !(await isLakeAway(HEALTH_MAX_AGE_MS))) return null
  const { pathname, search } = request.nextUrl
  const page = await requestOwn(pathname + search, {
    method: 'HEAD',
    headers: { cookie: request.headers.get('cookie') ?? '' },
  })
  if (page && page.status < 500) return null
  const { locale = DEFAULT_LOCALE } = splitLocale(pathname)
  const errorPage = await requestErrorPage(locale)
  return errorPage?.ok ? new Response(errorPage.body, { status: 503, headers: UNAVAILABLE_HEADERS }) : null
}

/** Renders the error pages, so that the page cache holds them in an outage; tries again until it does. Never rejects. */
export async function cacheErrorPages(): Promise<void> {
  const pages = await Promise.all(LOCALES.map(({ id }) => requestErrorPage(id)))
  for (const page of pages) await page?.body?.cancel()
  if (!pages.every((page) => page?.ok)) setTimeout(() => void cacheErrorPages(), WARM_RETRY_MS).unref()
}

const requestErrorPage = (locale: LocaleId) => requestOwn(localizedPath(locale, '/unavailable'))

/** Requests a page of this site; null where it does not answer in time. */
async function requestOwn(address: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = new Headers(init.headers)
  headers.set(PROBE_HEADER, '1')
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  const options = { ...init, headers, signal, cache: 'no-store', redirect: 'manual' } as const
  return fetch(new URL(address, environment().SITE_URL), options).catch(() => null)
}
