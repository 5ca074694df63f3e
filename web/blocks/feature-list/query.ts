import { groq } from 'next-sanity'
import { featureCardSchema } from '#web/features/saas/cards.ts'
import { featureCardFields } from '#web/features/saas/queries.ts'
import { choice, listOf } from '#web/sanity/parse.ts'
import { chosenOrAll, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen features, or all of them. */
export const featureListFields = groq`
  ${sectionFields},
  layout,
  "features": ${chosenOrAll('features', 'feature')} { ${featureCardFields} }
`

export const featureListSchema = sectionSchema('featureListBlock').extend({
  /** Large rows with pictures, or an index of titles and summaries. */
  layout: choice(['rows', 'index'], 'rows'),
  features: listOf(featureCardSchema),
})
