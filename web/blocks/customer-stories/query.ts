import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { storyCardFields } from '#web/content/queries/work.ts'
import { parseStoryCard } from '#web/features/stories/cards.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { CustomerStoriesContent } from './types.ts'

/** What the block asks for: the stories chosen, or all of them. */
export const customerStoriesFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "stories": select(
    count(stories) > 0 => stories[]->{ ${storyCardFields} },
    *[_type == "customerStory"] | order(order asc, _id asc) { ${storyCardFields} }
  )
`

/** Parses the block; what is not published, or unfinished, is left out. */
export const parseCustomerStories = z.object({
  ...blockBase('customerStoriesBlock'),
  ...sectionHead,
  stories: listOf(parseStoryCard),
}) satisfies z.ZodType<CustomerStoriesContent>
