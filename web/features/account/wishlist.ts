import { z } from 'zod'

/** As many as a browser keeps. */
const MOST = 50

/** A list of goods as a browser sends it: numbers of goods, each once. */
export const wishlistBody = z.object({
  items: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .max(MOST)
    .transform((items) => [...new Set(items)]),
})

/** What a guest has kept joins what the account keeps; the newest stay where it is too much. */
export const mergeWishlists = (kept: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...kept, ...added])].slice(-MOST)
