import { StoryTile } from '#web/features/stories/story-tile.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { customerStoriesSchema } from './query.ts'

/** Customer stories, the first one large. Renders nothing when empty. */
export function CustomerStoriesBlock({ block }: BlockViewProperties<typeof customerStoriesSchema>) {
  if (block.stories.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul role="list" className="story-tiles">
        {block.stories.map((story) => (
          <li key={story.id}>
            <StoryTile story={story} level={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
