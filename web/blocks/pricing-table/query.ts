import { groq } from 'next-sanity'
import { planSchema } from '#web/features/saas/cards.ts'
import { planFields } from '#web/features/saas/queries.ts'
import { listOf, optionalText } from '#web/sanity/parse.ts'
import { chosenOrAll, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen plans, or all of them. */
export const pricingTableFields = groq`
  ${sectionFields},
  "plans": ${chosenOrAll('plans', 'pricingPlan')} { ${planFields} },
  "note": ${localized('note')}
`

/** Parses the price table; plans that are not published, or have no name, are left out. */
export const pricingTableSchema = sectionSchema('pricingTableBlock').extend({
  plans: listOf(planSchema),
  note: optionalText,
})
