import { z } from 'zod'

const count = z.number().int().min(1)

/** What each kind of discount takes off. Code of browsers imports the type only. */
export const benefitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(99) }),
  /** In minor units of the discount's currency. */
  z.object({ kind: z.literal('amount'), amount: count }),
  /** Of each `buy + get` units the cheapest `get` are reduced by `percent`. */
  z.object({
    kind: z.literal('buyXGetY'),
    buy: count,
    get: count,
    percent: z.number().int().min(1).max(100),
  }),
  z.object({ kind: z.literal('freeDelivery') }),
])

export type DiscountBenefit = z.output<typeof benefitSchema>
