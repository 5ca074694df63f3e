import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { IntegrationCard } from '#web/features/saas/cards.ts'

/** What the product connects to, chosen by the editor or all there is. */
export interface IntegrationsGridContent extends BlockBase, SectionHead {
  type: 'integrationsGridBlock'
  /** Under the names of their categories. */
  grouped: boolean
  integrations: IntegrationCard[]
}
