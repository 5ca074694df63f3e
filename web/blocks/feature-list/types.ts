import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { FeatureCard } from '#web/features/saas/cards.ts'

/** Features of the product, chosen by the editor or all of them in their order. */
export interface FeatureListContent extends BlockBase, SectionHead {
  type: 'featureListBlock'
  /** Large rows with pictures, or a ruled index of titles and summaries. */
  layout: 'rows' | 'index'
  features: FeatureCard[]
}
