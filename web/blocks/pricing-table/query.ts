import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { planFields } from '#web/content/queries/saas.ts'
import { parsePlan } from '#web/features/saas/cards.ts'
import { blockBase } from '../base.ts'
import type { PricingTableContent } from './types.ts'

/** What the price table needs of its block: the plans chosen, or all of them. */
export const pricingTableFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "plans": select(
    count(plans) > 0 => plans[]->{ ${planFields} },
    *[_type == "pricingPlan"] | order(order asc, _id asc) { ${planFields} }
  ),
  "note": ${localized('note')}
`

/** Parses the price table; plans that are not published, or have no name, are left out. */
export const parsePricingTable = z.object({
  ...blockBase('pricingTableBlock'),
  eyebrow: optionalText,
  heading: optionalText,
  paragraph: optionalText,
  plans: listOf(parsePlan),
  note: optionalText,
}) satisfies z.ZodType<PricingTableContent>
