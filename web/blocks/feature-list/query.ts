import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, listOf, optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { featureCardFields } from '#web/content/queries/saas.ts'
import { parseFeatureCard } from '#web/features/saas/cards.ts'
import { blockBase } from '../base.ts'
import type { FeatureListContent } from './types.ts'

/** What the list needs of its block: the features chosen, or all of them. */
export const featureListFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  layout,
  "features": select(
    count(features) > 0 => features[]->{ ${featureCardFields} },
    *[_type == "feature"] | order(order asc, _id asc) { ${featureCardFields} }
  )
`

/** Parses the list; features that are not published, or unfinished, are left out. */
export const parseFeatureList = z.object({
  ...blockBase('featureListBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  layout: choice(['rows', 'index'], 'rows'),
  features: listOf(parseFeatureCard),
}) satisfies z.ZodType<FeatureListContent>
