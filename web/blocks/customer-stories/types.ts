import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { StoryCard } from '#web/features/stories/cards.ts'

/** Customer stories, chosen by the editor or all of them in their order. */
export interface CustomerStoriesContent extends BlockBase, SectionHead {
  type: 'customerStoriesBlock'
  stories: StoryCard[]
}
