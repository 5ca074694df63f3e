import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'

/** Marks requests of the proxy itself, which must not ask in turn. */
export const OUTAGE_CHECK_HEADER = 'x-outage-check'

/** When clients may try again, in seconds. */
const RETRY_AFTER_SECONDS = 10

const unavailablePage = (locale: LocaleId) =>
  new URL(localizedPath(locale, '/unavailable'), environment().SITE_URL)

const CHECK = { headers: { [OUTAGE_CHECK_HEADER]: '1' }, cache: 'no-store', redirect: 'manual' } as const

/**
 * The answer to a page that cannot be rendered while the content lake is away: the error page in the visitor's language with status 503.
 * Next answers 500 by itself, and a page cannot choose its status.
 *
 * @returns null where the page is served after all, from the cache, or where not even the error page can be had
 */
export async function answerDuringOutage(request: Request, locale: LocaleId): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set(OUTAGE_CHECK_HEADER, '1')
  headers.delete('host')
  const page = await fetch(new URL(pathname + search, environment().SITE_URL), { ...CHECK, headers })
  await page.body?.cancel()
  if (page.status < 500) return null
  const errorPage = await fetch(unavailablePage(locale), CHECK)
  if (!errorPage.ok) return null
  return new Response(errorPage.body, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': String(RETRY_AFTER_SECONDS),
      'Cache-Control': 'no-store',
    },
  })
}

/** Renders the error pages once, so that the cache has them when they are needed. Never rejects. */
export async function cacheErrorPages(): Promise<void> {
  await Promise.allSettled(LOCALES.map(({ id }) => fetch(unavailablePage(id), CHECK)))
}
