import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import { cache } from 'react'
import { type Perspective, PUBLISHED, type View } from '../client/perspective.ts'
import { findPreviewLink } from './preview-link.ts'
import { passCookie, verifyPass } from './preview-pass.ts'

/** The preview of a request: none, an editor's, a link's, or an expired one. */
export type Preview =
  | { kind: 'none' }
  | { kind: 'editor'; perspective: Perspective }
  | { kind: 'link'; perspective: Perspective; endsAt: string }
  | { kind: 'ended' }

/**
 * Returns the preview of the current request, once for all parts of a page. Reads cookies in draft mode only,
 * so that visitors' pages stay static. Must not be called inside a `'use cache'` function.
 */
export const currentPreview = cache(async (): Promise<Preview> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return { kind: 'none' }
  const jar = await cookies()
  const pass = verifyPass(jar.get(passCookie)?.value)
  if (pass === null) return { kind: 'ended' }
  if (pass.kind === 'editor') {
    return { kind: 'editor', perspective: await resolvePerspectiveFromCookies({ cookies: jar }) }
  }
  // Without an answer from the lake no draft is shown.
  const link = await findPreviewLink(pass.secret).catch(() => null)
  return link?.kind === 'open'
    ? { kind: 'link', perspective: link.perspective, endsAt: link.endsAt }
    : { kind: 'ended' }
})

/**
 * Returns the view of the current request. Only editors get stega, not visitors with a preview link. Must not
 * be called inside a `'use cache'` function.
 */
export async function currentView(): Promise<View> {
  const preview = await currentPreview()
  if (preview.kind === 'none' || preview.kind === 'ended') return PUBLISHED
  return { perspective: preview.perspective, isStegaEnabled: preview.kind === 'editor' }
}
