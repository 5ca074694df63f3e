import { StoryTile } from '#web/features/stories/story-tile.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { CustomerStoriesContent } from './query.ts'

/** Customer stories, the first one large. Renders nothing when empty. */
export function CustomerStoriesBlock({ block }: BlockViewProperties<CustomerStoriesContent>) {
  if (block.stories.length === 0) return null
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <ul role="list" className="story-tiles">
          {block.stories.map((story) => (
            <li key={story.id}>
              <StoryTile story={story} level={block.heading ? 3 : 2} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
