import { z } from 'zod'

/** The maximum of the browser's own wishlist. */
const ITEMS_MAX = 50

/** Parses the wishlist that a browser sends: product numbers without duplicates. */
export const wishlistSchema = z.object({
  items: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .max(ITEMS_MAX)
    .transform((items) => [...new Set(items)]),
})

/** Merges a guest's wishlist into that of the account. The newest items stay if there are too many. */
export const mergeWishlists = (saved: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...saved, ...added])].slice(-ITEMS_MAX)
