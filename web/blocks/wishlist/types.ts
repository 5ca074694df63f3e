import type { BlockBase, SectionHead } from '#web/content/types.ts'

/** The visitor's wishlist: what surrounds it. */
export interface WishlistContent extends BlockBase, SectionHead {
  type: 'wishlistBlock'
}
