import { groq } from 'next-sanity'
import { z } from 'zod'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const wishlistFields = groq`${sectionFields}`

/** Parses the wishlist; there is always something to show. */
export const wishlistBlockSchema = z.object({
  ...blockBase('wishlistBlock'),
  ...sectionHead,
})

/** The texts of the wishlist page. */
export type WishlistContent = z.output<typeof wishlistBlockSchema>
