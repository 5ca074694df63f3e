import { groq } from 'next-sanity'
import { z } from 'zod'
import { flag, listOf } from '#web/content/parse.ts'
import { sectionFields } from '#web/content/projections.ts'
import { integrationCardFields } from '#web/content/queries/saas.ts'
import { parseIntegrationCard } from '#web/features/saas/cards.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { IntegrationsGridContent } from './types.ts'

/** What the grid needs of its block: the integrations chosen, or all of them. */
export const integrationsGridFields = groq`
  ${sectionFields},
  grouped,
  "integrations": select(
    count(integrations) > 0 => integrations[]->{ ${integrationCardFields} },
    *[_type == "integration"] | order(order asc, _id asc) { ${integrationCardFields} }
  )
`

/** Parses the grid; integrations that are not published, or unfinished, are left out. */
export const parseIntegrationsGrid = z.object({
  ...blockBase('integrationsGridBlock'),
  ...sectionHead,
  grouped: flag(true),
  integrations: listOf(parseIntegrationCard),
}) satisfies z.ZodType<IntegrationsGridContent>
