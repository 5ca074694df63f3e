import { groq } from 'next-sanity'
import { storyCardFields, storyCardSchema } from '#web/features/stories/queries.ts'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

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
