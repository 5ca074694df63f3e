import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { environment } from '#web/env.ts'
import { readLink, type LinkState } from './link.ts'
import { linkPass, passCookie, readPass } from './pass.ts'

/** Next's cookie of draft mode. */
const DRAFT_MODE_COOKIE = '__prerender_bypass'

/**
 * Opens a link to a draft: this browser sees what the link shows until the link ends, which every page looks up. One that does not hold any
 * more takes away what it gave.
 *
 * @returns what became of the link
 * @throws where the lake does not answer
 */
export async function openLink(secret: string): Promise<LinkState> {
  const [link, jar, drafts] = await Promise.all([readLink(secret), cookies(), draftMode()])
  if (link.kind !== 'open') {
    if (readPass(jar.get(passCookie)?.value)?.kind === 'link') {
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
  jar.set(passCookie, linkPass(secret), options)
  return link
}
