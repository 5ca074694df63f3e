import { groq } from 'next-sanity'
import { integrationCardSchema } from '#web/features/saas/cards.ts'
import { integrationCardFields } from '#web/features/saas/queries.ts'
import { flag, listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen integrations, or all of them. */
export const integrationsGridFields = groq`
  ${sectionFields},
  grouped,
  "integrations": select(
    count(integrations) > 0 => integrations[]->{ ${integrationCardFields} },
    *[_type == "integration"] | order(order asc, _id asc) { ${integrationCardFields} }
  )
`

export const integrationsGridSchema = sectionSchema('integrationsGridBlock').extend({
  /** Grouped by category. */
  grouped: flag(true),
  integrations: listOf(integrationCardSchema),
})
