import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { environment } from '#web/env.ts'
import { findPreviewLink, type LinkState } from './preview-link.ts'
import { createLinkPass, passCookie, verifyPass } from './preview-pass.ts'

/** Next's draft mode cookie. */
const DRAFT_MODE_COOKIE = '__prerender_bypass'

/**
 * Opens a preview link for this browser. Every page checks the link again. An invalid link ends a preview
 * that a link had opened.
 *
 * @returns the state of the link
 * @throws when the lake does not respond
 */
export async function openPreviewLink(secret: string): Promise<LinkState> {
  const [link, jar, drafts] = await Promise.all([findPreviewLink(secret), cookies(), draftMode()])
  if (link.kind !== 'open') {
    if (verifyPass(jar.get(passCookie)?.value)?.kind === 'link') {
      drafts.disable()
      jar.delete(passCookie)
    }
    return link
  }
  drafts.enable()
  const options = {
    httpOnly: true,
    path: '/',
    secure: environment().SITE_URL.startsWith('https:'),
    sameSite: 'lax',
    expires: new Date(link.endsAt),
  } as const
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)?.value ?? '', options)
  jar.set(passCookie, createLinkPass(secret), options)
  return link
}
