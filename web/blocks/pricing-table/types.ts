import type { BlockBase } from '#web/content/types.ts'
import type { Plan } from '#web/features/saas/cards.ts'

/** Plans side by side, chosen by the editor or all of them in their order. */
export interface PricingTableContent extends BlockBase {
  type: 'pricingTableBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  plans: Plan[]
  note: string | null
}
