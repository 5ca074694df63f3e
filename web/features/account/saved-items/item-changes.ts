import { z } from 'zod'
import { MAX_QUANTITY } from '#schemas/shared/line-amounts.ts'
import { PRODUCT_NUMBER } from '#schemas/shared/variants.ts'
import { ITEMS_MAX } from './saved-items.ts'

const number = z.string().regex(PRODUCT_NUMBER)
const numbers = z
  .array(number)
  .max(ITEMS_MAX)
  .transform((items) => [...new Set(items)])

/** Parses what a browser sends: what changed since it last saw the account's items, and whose they were. */
export const itemChangesSchema = z.object({
  /** The account whose items the browser saw last; null if it never saw any. */
  account: z.string().max(64).nullable(),
  set: z.array(z.object({ id: number, quantity: z.number().int().min(1).max(MAX_QUANTITY) })).max(ITEMS_MAX),
  removed: numbers,
  wished: numbers,
  unwished: numbers,
})

/** What a browser sends. */
export type SentChanges = z.output<typeof itemChangesSchema>
