import type { NextRequest } from 'next/server'
import { DEFAULT_LOCALE, type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { splitLocale } from '#schemas/shared/routes.ts'
import { HEALTH_MAX_AGE_MS, isLakeAway } from '#web/cache/lake-health.ts'
import { isPrivate } from './decide-route.ts'
import { createMessageResponse, fetchAsVisitor, fetchMessagePage, PROBE_HEADER } from './message-response.ts'

const UNAVAILABLE_PAGE = '/unavailable'

/** How long a lake that has answered counts as available, in milliseconds. */
const AVAILABLE_MAX_AGE_MS = 1_000

/** Delay before the error pages are requested again. */
const CACHE_RETRY_MS = 5_000

/**
 * Returns the error page in the visitor's language with status 503 if a page cannot be rendered because the lake is unavailable. Next
 * would answer 500, and neither a page nor a rewrite can set its status, so the proxy requests the page first during an outage. Account
 * pages are not requested: they would start with status 200 and then fail.
 *
 * @returns null without an outage, and if the cache serves the page
 */
export async function handleOutage(request: NextRequest): Promise<Response | null> {
  const { pathname, search } = request.nextUrl
  const isPrivatePage = isPrivate(pathname)
  if (!isPageRequest(request, isPrivatePage) || request.headers.has(PROBE_HEADER)) return null
  // An outage may have ended since it was noticed, so the lake is checked again before a page is rejected.
  if (!(await isLakeAway(AVAILABLE_MAX_AGE_MS)) || !(await isLakeAway(HEALTH_MAX_AGE_MS))) return null
  if (!isPrivatePage) {
    const page = await fetchAsVisitor(request, pathname + search, 'HEAD')
    if (page && page.status < 500) return null
  }
  return createUnavailableResponse(splitLocale(pathname).locale ?? DEFAULT_LOCALE)
}

/** Account forms posted without JavaScript get a page too; with JavaScript they get the response of their action. */
const isPageRequest = ({ method, headers }: NextRequest, isPrivatePage: boolean): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && isPrivatePage && !headers.has('next-action'))

/** Returns the error page in a language with status 503; null if it cannot be fetched. */
export async function createUnavailableResponse(locale: LocaleId): Promise<Response | null> {
  const response = await createMessageResponse(UNAVAILABLE_PAGE, locale, 503)
  response?.headers.set('Retry-After', '10')
  return response
}

/** Renders the error pages so that the page cache has them in an outage, and retries until it does. Never rejects. */
export async function cacheErrorPages(): Promise<void> {
  const pages = await Promise.all(LOCALES.map(({ id }) => fetchMessagePage(UNAVAILABLE_PAGE, id)))
  for (const page of pages) await page?.body?.cancel()
  if (!pages.every((page) => page?.ok)) setTimeout(() => void cacheErrorPages(), CACHE_RETRY_MS).unref()
}
