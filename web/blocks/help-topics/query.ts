import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { choice, flag, listOf, withFallback } from '#web/sanity/parse.ts'
import { entrySchema } from '#web/sanity/queries/address.ts'
import { chosenOrAll, entryFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const topicCardFields = groq`
  ${entryFields},
  icon,
  "count": count(*[_type == "helpArticle" && topic._ref == ^._id])
`

/** Fields of the block: the chosen topics, or all of them. */
export const helpTopicsFields = groq`
  ${sectionFields},
  showSearch,
  "topics": ${chosenOrAll('topics', 'helpTopic')} { ${topicCardFields} }
`

const cardSchema = entrySchema.extend({
  icon: choice(ICON_VALUES, 'lifebuoy'),
  /** Number of articles. */
  count: withFallback(z.number(), 0),
})

export const helpTopicsSchema = sectionSchema('helpTopicsBlock').extend({
  showSearch: flag(true),
  topics: listOf(cardSchema),
})
