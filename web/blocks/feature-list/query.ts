import { groq } from 'next-sanity'
import { z } from 'zod'
import { featureCardSchema } from '#web/features/saas/cards.ts'
import { featureCardFields } from '#web/features/saas/queries.ts'
import { choice, listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block: the chosen features, or all of them. */
export const featureListFields = groq`
  ${sectionFields},
  layout,
  "features": select(
    count(features) > 0 => features[]->{ ${featureCardFields} },
    *[_type == "feature"] | order(order asc, _id asc) { ${featureCardFields} }
  )
`

/** Parses the block. */
export const featureListSchema = z.object({
  ...blockBase('featureListBlock'),
  ...sectionHead,
  /** Large rows with pictures, or an index of titles and summaries. */
  layout: choice(['rows', 'index'], 'rows'),
  features: listOf(featureCardSchema),
})

/** Features of the product, chosen by the editor, or all in their order. */
export type FeatureListContent = z.output<typeof featureListSchema>
