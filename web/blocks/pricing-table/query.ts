import { groq } from 'next-sanity'
import { planSchema } from '#web/features/saas/cards.ts'
import { planFields } from '#web/features/saas/queries.ts'
import { listOf, optionalText } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen plans, or all of them. */
export const pricingTableFields = groq`
  ${sectionFields},
  "plans": select(
    count(plans) > 0 => plans[]->{ ${planFields} },
    *[_type == "pricingPlan"] | order(order asc, _id asc) { ${planFields} }
  ),
  "note": ${localized('note')}
`

/** Parses the price table; plans that are not published, or have no name, are left out. */
export const pricingTableSchema = sectionSchema('pricingTableBlock').extend({
  plans: listOf(planSchema),
  note: optionalText,
})
