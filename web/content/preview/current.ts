import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import { cache } from 'react'
import type { Perspective } from '../perspective.ts'
import { readLink } from './link.ts'
import { passCookie, readPass } from './pass.ts'

/** Who looks at something else than visitors do: nobody, an editor, the holder of a link, or who was one and is no more. */
export type Preview =
  | { kind: 'none' }
  | { kind: 'editor'; perspective: Perspective }
  | { kind: 'link'; perspective: Perspective; endsAt: string }
  | { kind: 'ended' }

/**
 * What is previewed in the request being rendered; found out once for all parts of a page. Cookies are read in draft mode only, so pages
 * of visitors stay static. Not to be called inside a `'use cache'` function, where no cookie can be read.
 */
export const currentPreview = cache(async (): Promise<Preview> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return { kind: 'none' }
  const jar = await cookies()
  const pass = readPass(jar.get(passCookie)?.value)
  if (pass === null) return { kind: 'ended' }
  if (pass.kind === 'editor') {
    return { kind: 'editor', perspective: await resolvePerspectiveFromCookies({ cookies: jar }) }
  }
  // A lake that does not answer ends nothing, but shows no draft either.
  const link = await readLink(pass.secret).catch(() => null)
  return link?.kind === 'open'
    ? { kind: 'link', perspective: link.perspective, endsAt: link.endsAt }
    : { kind: 'ended' }
})
