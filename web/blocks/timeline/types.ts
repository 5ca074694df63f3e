import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** One moment; `date` is written as people should read it. */
export interface TimelineEntry {
  key: string
  date: string | null
  title: string
  text: string | null
}

/** A history. */
export interface TimelineContent extends BlockBase, SectionHead {
  type: 'timelineBlock'
  items: TimelineEntry[]
}
