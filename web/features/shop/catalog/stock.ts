import { z } from 'zod'
import { type StockState, stockState } from '#schemas/shared/stock.ts'
import { required } from '#web/sanity/parse.ts'

/** The stock of a product or variant. */
export const stockSchema = z.object({
  id: z.string(),
  available: required(z.number().int()),
  lowStockAt: z.number().int().min(0).nullable().catch(null),
})

/** A stock; null if it is not tracked. */
export type Stock = Omit<z.output<typeof stockSchema>, 'id'> | null

/** The availability of a product as visitors see it. */
export interface Availability {
  state: StockState
  /** Units in stock, shown if they are few; null for a product without tracked stock. */
  left: number | null
}

/** Returns the availability for a stock. */
export const getAvailability = (stock: Stock): Availability => ({
  state: stockState(stock),
  left: stock && Math.max(0, stock.available),
})

/** Returns the quantities to choose from: those of the shop settings, up to the limit and the stock. */
export function quantityOptions(stock: Stock, shop: { quantities: number[]; limit: number }): number[] {
  const offered = shop.quantities.length > 0 ? shop.quantities : [1, 2, 3]
  const max = Math.min(shop.limit, stock?.available ?? Infinity)
  return [...new Set(offered)].filter((quantity) => quantity <= max).sort((one, other) => one - other)
}
