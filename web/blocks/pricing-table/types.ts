import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { Plan } from '#web/features/saas/cards.ts'

/** Plans side by side, chosen by the editor or all of them in their order. */
export interface PricingTableContent extends BlockBase, SectionHead {
  type: 'pricingTableBlock'
  plans: Plan[]
  note: string | null
}
