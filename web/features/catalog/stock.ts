import { z } from 'zod'
import { stockState, type StockState } from '#schemas/shared/stock.ts'

/** Parses what is left of a product; null for one that is not counted. */
export const parseStock = z
  .object({
    available: z.number().int(),
    lowStockAt: z.number().int().min(0).nullable().catch(null),
  })
  .nullable()
  .catch(null)

type Stock = z.output<typeof parseStock>

/** What visitors are told of a stock. */
export interface Availability {
  state: StockState
  /** How many there are, said where few are; null for a product that is not counted. */
  left: number | null
}

/** What visitors are told of a stock. */
export const availabilityOf = (stock: Stock): Availability => ({
  state: stockState(stock),
  left: stock && Math.max(0, stock.available),
})

/** How many one may choose at once: what the shop offers, up to its limit, and no more than there are. */
export function quantitiesFor(stock: Stock, shop: { quantities: number[]; limit: number }): number[] {
  const offered = shop.quantities.length > 0 ? shop.quantities : [1, 2, 3]
  const most = Math.min(shop.limit, stock?.available ?? Infinity)
  return [...new Set(offered)].filter((quantity) => quantity <= most).sort((one, other) => one - other)
}
