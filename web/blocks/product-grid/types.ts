import type { BlockBase } from '#web/content/types.ts'
import type { ProductCard } from '#web/features/catalog/cards.ts'

/** Goods of the shop, chosen by the editor, of one category, or all there are. */
export interface ProductGridContent extends BlockBase {
  type: 'productGridBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  products: ProductCard[]
  /** How many stand on a page; null for all. */
  pageSize: number | null
}
