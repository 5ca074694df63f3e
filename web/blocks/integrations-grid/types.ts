import type { BlockBase } from '#web/content/types.ts'
import type { IntegrationCard } from '#web/features/saas/cards.ts'

/** What the product connects to, chosen by the editor or all there is. */
export interface IntegrationsGridContent extends BlockBase {
  type: 'integrationsGridBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  /** Under the names of their categories. */
  grouped: boolean
  integrations: IntegrationCard[]
}
