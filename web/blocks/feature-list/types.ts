import type { BlockBase } from '#web/content/types.ts'
import type { FeatureCard } from '#web/features/saas/cards.ts'

/** Features of the product, chosen by the editor or all of them in their order. */
export interface FeatureListContent extends BlockBase {
  type: 'featureListBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  /** Large rows with pictures, or a ruled index of titles and summaries. */
  layout: 'rows' | 'index'
  features: FeatureCard[]
}
