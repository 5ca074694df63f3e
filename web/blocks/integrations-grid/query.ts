import { groq } from 'next-sanity'
import { z } from 'zod'
import { flag, listOf, optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { integrationCardFields } from '#web/content/queries/saas.ts'
import { parseIntegrationCard } from '#web/features/saas/cards.ts'
import { blockBase } from '../base.ts'
import type { IntegrationsGridContent } from './types.ts'

/** What the grid needs of its block: the integrations chosen, or all of them. */
export const integrationsGridFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  grouped,
  "integrations": select(
    count(integrations) > 0 => integrations[]->{ ${integrationCardFields} },
    *[_type == "integration"] | order(order asc, _id asc) { ${integrationCardFields} }
  )
`

/** Parses the grid; integrations that are not published, or unfinished, are left out. */
export const parseIntegrationsGrid = z.object({
  ...blockBase('integrationsGridBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  grouped: flag(true),
  integrations: listOf(parseIntegrationCard),
}) satisfies z.ZodType<IntegrationsGridContent>
