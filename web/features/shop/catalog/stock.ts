import { z } from 'zod'
import { type StockState, stockState } from '#schemas/shared/stock.ts'
import { required } from '#web/sanity/parse.ts'
import type { QuantitySettings } from '../pricing/shop-settings.ts'

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
export function offeredQuantities(
  stock: Stock,
  { quantityOptions, detailLimit }: QuantitySettings,
): number[] {
  const max = Math.min(detailLimit, stock?.available ?? Infinity)
  return quantityOptions.filter((quantity) => quantity <= max)
}
