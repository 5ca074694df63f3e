import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { planSchema } from '#web/features/saas/cards.ts'
import { planFields } from '#web/features/saas/queries.ts'
import { largestSaving } from '#web/features/saas/savings.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { listOf, optionalText } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { PlanColumn } from './plan-column.tsx'

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

/** Plans side by side. The billing switch consists of radio inputs and CSS only. */
export async function PricingTableBlock({ block, page }: BlockViewProperties<typeof pricingTableSchema>) {
  if (block.plans.length === 0) return null
  const texts = await getTranslations('saas')
  return (
    <BlockSection block={block} className="section pricing">
      {block.plans.some(({ price }) => price !== null) && (
        <BillingSwitch name={`billing-${block.key}`} saving={largestSaving(block.plans)} texts={texts} />
      )}
      <ul role="list" className="pricing__plans">
        {block.plans.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            locale={page.locale}
            texts={texts}
            level={block.heading ? 3 : 2}
          />
        ))}
      </ul>
      <ContentText as="p" className="pricing__note mt-6 text-body-secondary fs-small" text={block.note} />
    </BlockSection>
  )
}

interface BillingSwitchProperties {
  /** Name of the radio group, unique on the page. */
  name: string
  /** The largest yearly saving, as a fraction. */
  saving: number
  texts: Translator<'saas'>
}

/** The switch between monthly and yearly prices. */
function BillingSwitch({ name, saving, texts }: BillingSwitchProperties) {
  return (
    <div className="billing">
      <fieldset className="billing__choices">
        <legend className="visually-hidden">{texts('billing')}</legend>
        <label className="billing__choice">
          <input type="radio" name={name} value="monthly" defaultChecked />
          {texts('monthly')}
        </label>
        <label className="billing__choice">
          <input type="radio" name={name} value="yearly" />
          {texts('yearly')}
        </label>
      </fieldset>
      {saving > 0 && <p className="text-accent fw-medium">{texts('saveUpTo', { share: saving })}</p>}
      <p className="visually-hidden" role="status">
        {/* Announced when the prices change. */}
        <span className="by-month">{texts('monthlyShown')}</span>
        <span className="by-year">{texts('yearlyShown')}</span>
      </p>
    </div>
  )
}
