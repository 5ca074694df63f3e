import { getTranslations } from 'next-intl/server'
import { largestSaving } from '#web/features/saas/savings.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { BillingSwitch } from './billing-switch.tsx'
import { PlanColumn } from './plan-column.tsx'
import type { pricingTableSchema } from './query.ts'

/** Plans side by side. The billing switch consists of radio inputs and CSS only. */
export async function PricingTableBlock({ block, page }: BlockViewProperties<typeof pricingTableSchema>) {
  if (block.plans.length === 0) return null
  const texts = await getTranslations('saas')
  return (
    <BlockSection block={block} className="section pricing">
      {block.plans.some(({ price }) => price !== null) && (
        <BillingSwitch name={`billing-${block.key}`} saving={largestSaving(block.plans)} texts={texts} />
      )}
      <ul role="list" className="pricing__plans stack">
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
