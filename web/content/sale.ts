import { groq } from 'next-sanity'
import { z } from 'zod'
import type { Sale } from '#web/lib/prices/sale.ts'

/** A product's `sale` as `parseSale` takes it. */
export const saleFields = groq`sale { kind, percent, amount, from, until }`

const moment = z.iso.datetime({ offset: true }).nullable().catch(null)

/** Parses `saleFields`; a sale that takes nothing off is null. */
export const parseSale = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.number().int().min(1).max(99),
      from: moment,
      until: moment,
    }),
    z.object({
      kind: z.literal('amount'),
      amount: z.number().int().positive(),
      from: moment,
      until: moment,
    }),
  ])
  .nullable()
  .catch(null) satisfies z.ZodType<Sale | null>
