/** What bounds the quantity of one product for one customer. */
export interface QuantityBounds {
  /** Units in stock; null for a product that is not counted. */
  available: number | null
  /** The most units one customer may order, from `shopSettings`. */
  limit: number
  /** Units in the customer's other unpaid orders. */
  held?: number
}

/** Why a quantity cannot be ordered. */
export type QuantityError = 'soldOut' | 'short' | 'limit'

const allowedBy = ({ limit, held = 0 }: QuantityBounds): number => Math.max(0, limit - held)

/** Returns how many of the requested units can be ordered: within the stock and within the limit per customer. */
export const orderableQuantity = (quantity: number, bounds: QuantityBounds): number =>
  Math.max(0, Math.min(quantity, bounds.available ?? Infinity, allowedBy(bounds)))

/** Returns why a quantity cannot be ordered, or null. Where stock and limit both refuse it, the stricter one counts. */
export function quantityError(quantity: number, bounds: QuantityBounds): QuantityError | null {
  if (quantity <= orderableQuantity(quantity, bounds)) return null
  const available = bounds.available ?? Infinity
  if (available <= 0) return 'soldOut'
  return available < allowedBy(bounds) ? 'short' : 'limit'
}

/** Counts the units of each product in some lines, by product number. */
export function countUnits(lines: readonly { number: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { number, quantity } of lines) units.set(number, (units.get(number) ?? 0) + quantity)
  return units
}
