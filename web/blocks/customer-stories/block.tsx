import { groq } from 'next-sanity'
import { storyCardFields, storyCardSchema } from '#web/features/stories/queries.ts'
import { StoryTile } from '#web/features/stories/story-tile.tsx'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block: the chosen stories, or all of them. */
export const customerStoriesFields = groq`
  ${sectionFields},
  "stories": select(
    count(stories) > 0 => stories[]->{ ${storyCardFields} },
    *[_type == "customerStory"] | order(order asc, _id asc) { ${storyCardFields} }
  )
`

export const customerStoriesSchema = sectionSchema('customerStoriesBlock').extend({
  stories: listOf(storyCardSchema),
})

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
