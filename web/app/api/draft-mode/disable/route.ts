import { cookies, draftMode } from 'next/headers'
import { perspectiveCookie } from '#web/content/preview/cookie.ts'
import { passCookie } from '#web/content/preview/pass.ts'
import { environment } from '#web/env.ts'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'

/**
 * Leaves the preview and goes back to the page it was left from. Only the site's own pages may ask for it: a request
 * from elsewhere gets 403.
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = environment()
  if (request.headers.get('origin') !== SITE_URL) return new Response('Forbidden', { status: 403 })
  ;(await draftMode()).disable()
  const jar = await cookies()
  for (const name of [perspectiveCookie, passCookie]) jar.delete(name)
  const from = URL.parse(request.headers.get('referer') ?? '')
  // The page behind a link is no place to come back to.
  const isPage = from?.origin === SITE_URL && !from.pathname.endsWith(PREVIEW_LINK_PATH)
  const location = isPage ? from.pathname : '/'
  return new Response(null, { status: 303, headers: { Location: location } })
}
