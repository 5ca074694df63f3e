import { groq } from 'next-sanity'
import { z } from 'zod'
import { integrationCardSchema } from '#web/features/saas/cards.ts'
import { integrationCardFields } from '#web/features/saas/queries.ts'
import { flag, listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block: the chosen integrations, or all of them. */
export const integrationsGridFields = groq`
  ${sectionFields},
  grouped,
  "integrations": select(
    count(integrations) > 0 => integrations[]->{ ${integrationCardFields} },
    *[_type == "integration"] | order(order asc, _id asc) { ${integrationCardFields} }
  )
`

/** Parses the block. */
export const integrationsGridSchema = z.object({
  ...blockBase('integrationsGridBlock'),
  ...sectionHead,
  /** Grouped by category. */
  grouped: flag(true),
  integrations: listOf(integrationCardSchema),
})

/** Integrations, chosen by the editor, or all in their order. */
export type IntegrationsGridContent = z.output<typeof integrationsGridSchema>
