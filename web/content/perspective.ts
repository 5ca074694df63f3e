import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'

/** What of the content is shown: `published` to visitors; to editors what Presentation's switch says, drafts at first. */
export type Perspective = Awaited<ReturnType<typeof resolvePerspectiveFromCookies>>

/**
 * The perspective of the request being rendered. Cookies are read in draft mode only, so pages of visitors stay static.
 * Not to be called inside a `'use cache'` function, where no cookie can be read.
 */
export async function currentPerspective(): Promise<Perspective> {
  const { isEnabled } = await draftMode()
  return isEnabled ? resolvePerspectiveFromCookies({ cookies: await cookies() }) : 'published'
}
