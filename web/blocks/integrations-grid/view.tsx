import { IntegrationCards } from '#web/features/saas/integration-cards.tsx'
import { listByGroup } from '#web/sanity/queries/groups.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { integrationsGridSchema } from './query.ts'

/** What the product connects to, under the names of the categories or as one grid. Renders nothing when empty. */
export function IntegrationsGridBlock({ block }: BlockViewProperties<typeof integrationsGridSchema>) {
  if (block.integrations.length === 0) return null
  const level = block.heading ? 3 : 2
  const Heading = `h${level}` as const
  return (
    <BlockSection block={block} className="section integrations">
      {block.grouped ? (
        listByGroup(block.integrations, ({ category }) => category).map(({ group, entries }) => (
          <div key={group?.id ?? ''} className="integrations__group py-6 border-top">
            <ContentText as={Heading} className="item-title" text={group?.title} />
            <IntegrationCards integrations={entries} level={group ? (level === 3 ? 4 : 3) : level} />
          </div>
        ))
      ) : (
        <IntegrationCards integrations={block.integrations} level={level} />
      )}
    </BlockSection>
  )
}
