import type { STORIES } from '../texts/stories.ts'
import { bridge } from './bridge.ts'
import { library } from './library.ts'
import { lighthouse } from './lighthouse.ts'
import { loom } from './loom.ts'
import { terraces } from './terraces.ts'

/** What is drawn on the cover of each customer story, 1600 × 1000. */
export const STORY_DRAWINGS: Record<keyof typeof STORIES, () => string> = {
  'story-01': bridge,
  'story-02': lighthouse,
  'story-03': loom,
  'story-04': terraces,
  'story-05': library,
}
