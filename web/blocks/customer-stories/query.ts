import { groq } from 'next-sanity'
import { z } from 'zod'
import { storyCardFields, storyCardSchema } from '#web/features/stories/queries.ts'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block: the chosen stories, or all of them. */
export const customerStoriesFields = groq`
  ${sectionFields},
  "stories": select(
    count(stories) > 0 => stories[]->{ ${storyCardFields} },
    *[_type == "customerStory"] | order(order asc, _id asc) { ${storyCardFields} }
  )
`

/** Parses the block. */
export const customerStoriesSchema = z.object({
  ...blockBase('customerStoriesBlock'),
  ...sectionHead,
  stories: listOf(storyCardSchema),
})

/** Customer stories, chosen by the editor, or all in their order. */
export type CustomerStoriesContent = z.output<typeof customerStoriesSchema>
