import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'
import { previewClient } from '../client.ts'
import { editorPass, passCookie } from './pass.ts'

const { GET: showDrafts } = defineEnableDraftMode({ client: previewClient })

/**
 * Checks the secret of Presentation against the one Studio stored, then shows drafts to this browser and gives it an editor's pass.
 * Others get 401. The pass is set like next-sanity's cookies: Presentation holds the site in a frame, of another site when hosted.
 */
export async function enableDraftMode(request: Request): Promise<Response> {
  const { isValid } = await validatePreviewUrl(previewClient, request.url)
  if (!isValid) return new Response('Invalid secret', { status: 401 })
  const isSecure = environment().SITE_URL.startsWith('https:')
  const isForeignFrame =
    request.headers.get('sec-fetch-dest') === 'iframe' &&
    request.headers.get('sec-fetch-site') === 'cross-site'
  ;(await cookies()).set(passCookie, editorPass(), {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    partitioned: isSecure && isForeignFrame,
  })
  return showDrafts(request)
}
