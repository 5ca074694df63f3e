import type { ShopSettings } from '#web/content/shop.ts'
import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { CartFace } from '#schemas/shared/cart-faces.ts'

/** The visitor's cart: what surrounds it, and the rules of the shop. */
export interface CartContent extends BlockBase, SectionHead {
  type: 'cartBlock'
  face: CartFace
  emptyHeading: string | null
  emptyText: string | null
  settings: ShopSettings
}
