import { NextResponse, type NextRequest } from 'next/server'
import { currentRedirects } from '#web/content/redirects.ts'
import { environment } from '#web/env.ts'
import { decide } from '#web/features/routing/decide.ts'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'
import { SESSION_COOKIE } from '#web/services/identity/session-cookie.ts'

/** Pages only: not the site's own endpoints and files. */
export const config = {
  matcher: '/((?!api/|_next/|sitemap\\.xml|sitemaps/|robots\\.txt|llms\\.txt|icon\\.svg|favicon\\.ico).*)',
}

/** Sends requests along editors' redirects and to their language, before a page is looked for. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const decision = decide(
    {
      pathname,
      search,
      savedLocale: request.cookies.get(LOCALE_COOKIE)?.value,
      acceptLanguage: request.headers.get('accept-language'),
      hasSession: request.cookies.has(SESSION_COOKIE),
    },
    await currentRedirects(),
  )
  if (decision.kind === 'page') return NextResponse.next()
  if (decision.kind === 'markdown') {
    return NextResponse.rewrite(new URL(`/api/markdown${decision.path}`, request.nextUrl))
  }
  if (decision.kind === 'missing') return NextResponse.rewrite(new URL(decision.path, request.nextUrl))
  const response = NextResponse.redirect(new URL(decision.location, environment().SITE_URL), decision.status)
  if (decision.varies) response.headers.set('Vary', 'Cookie, Accept-Language')
  return response
}
