import type { resolvePerspectiveFromCookies } from 'next-sanity/live'

/** The perspective of a query: `published` for visitors, for editors the choice in Presentation, at first drafts. */
export type Perspective = Awaited<ReturnType<typeof resolvePerspectiveFromCookies>>

/** A perspective, and whether texts carry their source field. */
export interface View {
  perspective: Perspective
  isStegaEnabled: boolean
}

/** The view of visitors. */
export const PUBLISHED: View = { perspective: 'published', isStegaEnabled: false }
