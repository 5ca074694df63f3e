export const SALE_KINDS = [
  { value: 'percent', title: 'By a percentage' },
  { value: 'amount', title: 'By an amount' },
] as const

type SaleKind = (typeof SALE_KINDS)[number]['value']

/** A reduced price, possibly for a limited time. Fields may be missing while an editor writes it. */
export interface Sale {
  kind?: SaleKind | null
  /** Whole percent, 1 to 99. */
  percent?: number | null
  /** Minor units of the product's currency. */
  amount?: number | null
  /** ISO date and time; no start when missing. */
  from?: string | null
  /** ISO date and time, exclusive; no end when missing. */
  until?: string | null
}

type SaleState = 'none' | 'scheduled' | 'running' | 'over'

/** Returns the state of a sale; an incomplete one counts as none. */
export function saleState(sale: Sale | null | undefined, now: Date): SaleState {
  const by = sale?.kind === 'percent' ? sale.percent : sale?.kind === 'amount' ? sale.amount : null
  if (!sale || !by) return 'none'
  if (sale.until && now.getTime() >= Date.parse(sale.until)) return 'over'
  return sale.from && now.getTime() < Date.parse(sale.from) ? 'scheduled' : 'running'
}

/**
 * Returns a price after the discount, regardless of the dates of the sale. The discount is rounded half up, and the result is at
 * least 1.
 *
 * @param price minor units
 */
export function reducedPrice(price: number, { kind, percent, amount }: Sale): number {
  if (kind === 'percent' && percent) return Math.max(1, price - percentOf(price, percent))
  return kind === 'amount' && amount ? Math.max(1, price - amount) : price
}

/** Returns a percentage of a price, rounded half up. BigInt keeps large prices exact. */
const percentOf = (price: number, percent: number): number =>
  Number((BigInt(price) * BigInt(percent) + 50n) / 100n)
