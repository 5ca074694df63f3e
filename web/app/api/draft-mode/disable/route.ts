import { cookies, draftMode } from 'next/headers'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'
import { environment } from '#web/env.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { PREVIEW_COOKIES } from '#web/sanity/preview/preview-pass.ts'

/** Ends the preview and redirects back to the page. Requests from other sites get 403. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = environment()
  if (request.headers.get('origin') !== SITE_URL) return new Response('Forbidden', { status: 403 })
  ;(await draftMode()).disable()
  const cookieStore = await cookies()
  for (const name of PREVIEW_COOKIES) cookieStore.delete(name)
  const from = URL.parse(request.headers.get('referer') ?? '')
  // Not back to the page of a preview link, which has no content.
  const isPage = from?.origin === SITE_URL && !from.pathname.endsWith(PREVIEW_LINK_PATH)
  const location = isPage ? returnPath(from.pathname, '/') : '/'
  return new Response(null, { status: 303, headers: { Location: location } })
}
