import { getTranslations } from 'next-intl/server'
import { INTEGRATION_CATEGORY_VALUES } from '#schemas/shared/content-choices.ts'
import { groupBy } from '#web/features/saas/group-by.ts'
import { IntegrationCards } from '#web/features/saas/integration-cards.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { IntegrationsGridContent } from './query.ts'

/** What the product connects to, under the names of the categories or as one grid. Renders nothing when empty. */
export async function IntegrationsGridBlock({ block }: BlockViewProperties<IntegrationsGridContent>) {
  if (block.integrations.length === 0) return null
  const texts = await getTranslations('saas.integrationCategories')
  const groups = groupBy(block.integrations, INTEGRATION_CATEGORY_VALUES, ({ category }) => category)
  const Heading = block.heading ? 'h3' : 'h2'
  return (
    <section className="section integrations" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        {block.grouped ? (
          groups.map(({ name, entries }) => (
            <div key={name} className="integrations__group">
              <Heading className="item-title">{texts(name)}</Heading>
              <IntegrationCards integrations={entries} level={block.heading ? 4 : 3} />
            </div>
          ))
        ) : (
          <IntegrationCards integrations={block.integrations} level={block.heading ? 3 : 2} />
        )}
      </div>
    </section>
  )
}
