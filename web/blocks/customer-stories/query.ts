import { groq } from 'next-sanity'
import { storyCardFields, storyCardSchema } from '#web/features/stories/queries.ts'
import { listOf } from '#web/sanity/parse.ts'
import { chosenOrAll, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen stories, or all of them. */
export const customerStoriesFields = groq`
  ${sectionFields},
  "stories": ${chosenOrAll('stories', 'customerStory')} { ${storyCardFields} }
`

export const customerStoriesSchema = sectionSchema('customerStoriesBlock').extend({
  stories: listOf(storyCardSchema),
})
