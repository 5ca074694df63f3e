import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, listOf } from '#web/content/parse.ts'
import { sectionFields } from '#web/content/projections.ts'
import { featureCardFields } from '#web/content/queries/saas.ts'
import { parseFeatureCard } from '#web/features/saas/cards.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { FeatureListContent } from './types.ts'

/** What the list needs of its block: the features chosen, or all of them. */
export const featureListFields = groq`
  ${sectionFields},
  layout,
  "features": select(
    count(features) > 0 => features[]->{ ${featureCardFields} },
    *[_type == "feature"] | order(order asc, _id asc) { ${featureCardFields} }
  )
`

/** Parses the list; features that are not published, or unfinished, are left out. */
export const parseFeatureList = z.object({
  ...blockBase('featureListBlock'),
  ...sectionHead,
  layout: choice(['rows', 'index'], 'rows'),
  features: listOf(parseFeatureCard),
}) satisfies z.ZodType<FeatureListContent>
