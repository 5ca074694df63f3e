import { groq } from 'next-sanity'
import { integrationCardSchema } from '#web/features/saas/cards.ts'
import { integrationCardFields } from '#web/features/saas/queries.ts'
import { flag, listOf } from '#web/sanity/parse.ts'
import { chosenOrAll, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen integrations, or all of them. */
export const integrationsGridFields = groq`
  ${sectionFields},
  grouped,
  "integrations": ${chosenOrAll('integrations', 'integration')} { ${integrationCardFields} }
`

export const integrationsGridSchema = sectionSchema('integrationsGridBlock').extend({
  /** Grouped by category. */
  grouped: flag(true),
  integrations: listOf(integrationCardSchema),
})
