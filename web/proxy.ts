import { type NextRequest, NextResponse } from 'next/server'
import { environment } from '#web/env.ts'
import { getCurrentRedirects } from '#web/features/routing/current-redirects.ts'
import { decideRoute, isDecodable } from '#web/features/routing/decide-route.ts'
import { createUnreadableFormResponse, getFormPostErrorStatus } from '#web/features/routing/form-post.ts'
import { createMissingResponse } from '#web/features/routing/message-response.ts'
import { createUnavailableResponse, handleOutage } from '#web/features/routing/outage.ts'
import { getSessionState } from '#web/features/routing/session-state.ts'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'

/** Matches pages, not the site's own endpoints and files, unless their path is percent-encoded. */
export const config = {
  matcher: [
    '/((?!api/|_next/|sitemap\\.xml|sitemaps/|robots\\.txt|llms\\.txt|icon\\.svg|favicon\\.ico).*)',
    '/((?:api|_next|sitemaps)/.*%.*)',
  ],
}

/** Next answers any method with the page. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']
/** Next 16.4 caches a prerendered handler's response to any method and gives it to everyone. */
const FEED_METHODS = ['GET', 'HEAD']

/**
 * Handles each page request before Next: rejects foreign form posts and unknown methods, applies redirects and languages, and answers
 * pages that cannot be rendered during an outage.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (/^\/(?:api|_next|sitemaps)\//.test(request.nextUrl.pathname)) {
    return isDecodable(request.nextUrl.pathname)
      ? NextResponse.next()
      : new NextResponse('Bad request', { status: 400 })
  }
  const { pathname, search } = request.nextUrl
  const refused = await getFormPostErrorStatus(request)
  if (refused === 403) return new NextResponse('Forbidden', { status: 403 })
  if (refused === 400) return createUnreadableFormResponse(pathname)
  const methods = pathname.endsWith('/feed.xml') ? FEED_METHODS : PAGE_METHODS
  if (!methods.includes(request.method)) {
    const status = request.method === 'OPTIONS' ? 204 : 405
    return new NextResponse(null, { status, headers: { Allow: methods.join(', ') } })
  }
  const decision = decideRoute(
    {
      pathname,
      search,
      savedLocale: request.cookies.get(LOCALE_COOKIE)?.value,
      acceptLanguage: request.headers.get('accept-language'),
      session: await getSessionState(request),
    },
    await getCurrentRedirects(),
  )
  if (decision.kind === 'page') return (await handleOutage(request)) ?? NextResponse.next()
  if (decision.kind === 'unavailable')
    return (await createUnavailableResponse(decision.locale)) ?? NextResponse.next()
  if (decision.kind === 'markdown') {
    return NextResponse.rewrite(new URL(`/api/markdown${decision.path}`, request.nextUrl))
  }
  if (decision.kind === 'missing') return NextResponse.rewrite(new URL(decision.path, request.nextUrl))
  if (decision.kind === 'notOwn') return createMissingResponse(decision.locale)
  const response = NextResponse.redirect(new URL(decision.location, environment().SITE_URL), decision.status)
  if (decision.varies) response.headers.set('Vary', 'Cookie, Accept-Language')
  return response
}
