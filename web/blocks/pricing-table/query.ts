import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { planFields } from '#web/content/queries/saas.ts'
import { parsePlan } from '#web/features/saas/cards.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { PricingTableContent } from './types.ts'

/** What the price table needs of its block: the plans chosen, or all of them. */
export const pricingTableFields = groq`
  ${sectionFields},
  "plans": select(
    count(plans) > 0 => plans[]->{ ${planFields} },
    *[_type == "pricingPlan"] | order(order asc, _id asc) { ${planFields} }
  ),
  "note": ${localized('note')}
`

/** Parses the price table; plans that are not published, or have no name, are left out. */
export const parsePricingTable = z.object({
  ...blockBase('pricingTableBlock'),
  ...sectionHead,
  plans: listOf(parsePlan),
  note: optionalText,
}) satisfies z.ZodType<PricingTableContent>
