import { groq } from 'next-sanity'
import { z } from 'zod'
import { sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { WishlistContent } from './types.ts'

/** What the wishlist needs of its block. */
export const wishlistFields = groq`${sectionFields}`

/** Parses the wishlist; there is always something to show. */
export const parseWishlistBlock = z.object({
  ...blockBase('wishlistBlock'),
  ...sectionHead,
}) satisfies z.ZodType<WishlistContent>
