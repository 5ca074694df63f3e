import 'server-only'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { cookies } from 'next/headers'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { environment } from '#web/env.ts'
import { previewClient } from '../client/client.ts'
import { createEditorPass, passCookie } from './preview-pass.ts'

const { GET: showDrafts } = defineEnableDraftMode({ client: previewClient })

/**
 * Validates Presentation's secret, then enables draft mode for this browser and issues an editor's pass.
 * Otherwise 401. The cookie works in Presentation's frame, which is cross-site when hosted.
 */
export async function enableDraftMode(request: Request): Promise<Response> {
  const { isValid } = await validatePreviewUrl(previewClient, request.url)
  if (!isValid) return new Response('Invalid secret', { status: 401 })
  const isSecure = environment().SITE_URL.startsWith('https:')
  const isForeignFrame =
    request.headers.get('sec-fetch-dest') === 'iframe' &&
    request.headers.get('sec-fetch-site') === 'cross-site'
  ;(await cookies()).set(passCookie, createEditorPass(), {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    partitioned: isSecure && isForeignFrame,
  })
  return showDrafts(request)
}
