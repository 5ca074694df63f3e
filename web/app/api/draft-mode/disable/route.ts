import { cookies, draftMode } from 'next/headers'
import { perspectiveCookie } from '#web/content/preview/cookie.ts'
import { environment } from '#web/env.ts'

/**
 * Leaves the preview and goes back to the page it was left from. Only the site's own pages may ask for it: a request
 * from elsewhere gets 403.
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = environment()
  if (request.headers.get('origin') !== SITE_URL) return new Response('Forbidden', { status: 403 })
  ;(await draftMode()).disable()
  ;(await cookies()).delete(perspectiveCookie)
  const from = URL.parse(request.headers.get('referer') ?? '')
  const location = from?.origin === SITE_URL ? from.pathname : '/'
  return new Response(null, { status: 303, headers: { Location: location } })
}
