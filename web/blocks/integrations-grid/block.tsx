import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { INTEGRATION_CATEGORY_VALUES } from '#schemas/shared/content-choices.ts'
import { integrationCardSchema } from '#web/features/saas/cards.ts'
import { groupBy } from '#web/features/saas/group-by.ts'
import { IntegrationCards } from '#web/features/saas/integration-cards.tsx'
import { integrationCardFields } from '#web/features/saas/queries.ts'
import { flag, listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block: the chosen integrations, or all of them. */
export const integrationsGridFields = groq`
  ${sectionFields},
  grouped,
  "integrations": select(
    count(integrations) > 0 => integrations[]->{ ${integrationCardFields} },
    *[_type == "integration"] | order(order asc, _id asc) { ${integrationCardFields} }
  )
`

export const integrationsGridSchema = sectionSchema('integrationsGridBlock').extend({
  /** Grouped by category. */
  grouped: flag(true),
  integrations: listOf(integrationCardSchema),
})

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
          <div key={name} className="integrations__group">
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
