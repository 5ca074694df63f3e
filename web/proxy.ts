import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { currentRedirects } from '#web/features/routing/current-redirects.ts'
import { decide, isPrivate, type Visit } from '#web/features/routing/decide.ts'
import { answerOutage } from '#web/features/routing/outage.ts'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'
import { SESSION_COOKIE } from '#web/services/identity/session-cookie.ts'

/** Pages only: not the site's own endpoints and files. */
export const config = {
  matcher: '/((?!api/|_next/|sitemap\\.xml|sitemaps/|robots\\.txt|llms\\.txt|icon\\.svg|favicon\\.ico).*)',
}

const SessionState = z.object({ signedIn: z.boolean() })

/**
 * What session a request carries. Whether it still holds is asked, of the site's own endpoint, for account pages only: once such a
 * page has begun, it can lead elsewhere by a script only. Where nobody can tell, the page says so.
 */
async function sessionOf(request: NextRequest): Promise<Visit['session']> {
  if (!request.cookies.has(SESSION_COOKIE)) return 'none'
  if (!isPrivate(request.nextUrl.pathname)) return 'held'
  const headers = { cookie: request.headers.get('cookie') ?? '' }
  const address = new URL('/api/session', environment().SITE_URL)
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => null)
  const state = SessionState.safeParse(answer?.ok ? await answer.json() : null)
  return state.success && !state.data.signedIn ? 'ended' : 'held'
}

/**
 * Sends requests along editors' redirects and to their language, before a page is looked for. Pages that an outage of the content lake
 * keeps from being rendered are answered here.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const decision = decide(
    {
      pathname,
      search,
      savedLocale: request.cookies.get(LOCALE_COOKIE)?.value,
      acceptLanguage: request.headers.get('accept-language'),
      session: await sessionOf(request),
    },
    await currentRedirects(),
  )
  if (decision.kind === 'page') return (await answerOutage(request)) ?? NextResponse.next()
  if (decision.kind === 'markdown') {
    return NextResponse.rewrite(new URL(`/api/markdown${decision.path}`, request.nextUrl))
  }
  if (decision.kind === 'missing') return NextResponse.rewrite(new URL(decision.path, request.nextUrl))
  const response = NextResponse.redirect(new URL(decision.location, environment().SITE_URL), decision.status)
  if (decision.varies) response.headers.set('Vary', 'Cookie, Accept-Language')
  return response
}
