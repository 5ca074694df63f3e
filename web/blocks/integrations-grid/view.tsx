import { getTranslations } from 'next-intl/server'
import { INTEGRATION_CATEGORY_VALUES } from '#schemas/shared/content-choices.ts'
import { IntegrationCards } from '#web/features/saas/integration-cards.tsx'
import { groupBy } from '#web/lib/group-by.ts'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { integrationsGridSchema } from './query.ts'

/** What the product connects to, under the names of the categories or as one grid. Renders nothing when empty. */
export async function IntegrationsGridBlock({ block }: BlockViewProperties<typeof integrationsGridSchema>) {
  if (block.integrations.length === 0) return null
  const texts = await getTranslations('saas.integrationCategories')
  const groups = groupBy(block.integrations, INTEGRATION_CATEGORY_VALUES, ({ category }) => category)
  const Heading = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block} className="section integrations">
      {block.grouped ? (
        groups.map(({ name, entries }) => (
          <div key={name} className="integrations__group py-6 border-top">
            <Heading className="item-title">{texts(name)}</Heading>
            <IntegrationCards integrations={entries} level={block.heading ? 4 : 3} />
          </div>
        ))
      ) : (
        <IntegrationCards integrations={block.integrations} level={block.heading ? 3 : 2} />
      )}
    </BlockSection>
  )
}
