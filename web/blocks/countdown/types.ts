import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** The time until something happens. */
export interface CountdownContent extends BlockBase, SectionHead {
  type: 'countdownBlock'
  /** ISO 8601, UTC. */
  date: string
  /** What stands there afterwards. */
  finishedText: string | null
}
