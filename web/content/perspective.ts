import type { resolvePerspectiveFromCookies } from 'next-sanity/live'
import { currentPreview } from './preview/current.ts'

/** What of the content is shown: `published` to visitors; to editors what Presentation's switch says, drafts at first. */
export type Perspective = Awaited<ReturnType<typeof resolvePerspectiveFromCookies>>

/** What of the content is shown, and whether its texts are marked with their fields. */
export interface View {
  perspective: Perspective
  isMarked: boolean
}

/** What visitors see. */
export const PUBLISHED: View = { perspective: 'published', isMarked: false }

/**
 * What the request being rendered is to show. Texts are marked for editors alone: a stranger with a link sees plain words.
 * Not to be called inside a `'use cache'` function.
 */
export async function currentView(): Promise<View> {
  const preview = await currentPreview()
  if (preview.kind === 'none' || preview.kind === 'ended') return PUBLISHED
  return { perspective: preview.perspective, isMarked: preview.kind === 'editor' }
}
