/** How a sale lowers a price. */
export const SALE_KINDS = [
  { key: 'percent', title: 'By a percentage' },
  { key: 'amount', title: 'By an amount' },
] as const

/** The key of a way to lower a price. */
export type SaleKind = (typeof SALE_KINDS)[number]['key']

/** A lowered price, for a time or until it is taken away. Fields may be missing while somebody writes it. */
export interface Sale {
  kind?: SaleKind | null
  /** Whole per cent, 1 to 99. */
  percent?: number | null
  /** Minor units of the product's currency. */
  amount?: number | null
  /** ISO date and time; from the beginning when missing. */
  from?: string | null
  /** ISO date and time, itself not included; for ever when missing. */
  until?: string | null
}

/** What time has to do with a sale. */
export type SaleState = 'none' | 'scheduled' | 'running' | 'over'

/** Whether a sale runs at a moment; one that is not written to its end is none. */
export function saleState(sale: Sale | null | undefined, now: Date): SaleState {
  const by = sale?.kind === 'percent' ? sale.percent : sale?.kind === 'amount' ? sale.amount : null
  if (!sale || !by) return 'none'
  if (sale.until && now.getTime() >= Date.parse(sale.until)) return 'over'
  return sale.from && now.getTime() < Date.parse(sale.from) ? 'scheduled' : 'running'
}

/**
 * A price less what a sale takes off, whether the sale runs or not. What is taken off is rounded half up to the minor unit, and the
 * rest is never below 1.
 *
 * @param price minor units
 */
export function reducedPrice(price: number, { kind, percent, amount }: Sale): number {
  if (kind === 'percent' && percent) return Math.max(1, price - share(price, percent))
  return kind === 'amount' && amount ? Math.max(1, price - amount) : price
}

/** A percentage of a price, rounded half up. BigInt, because a large price times a hundred is not exact. */
const share = (price: number, percent: number): number =>
  Number((BigInt(price) * BigInt(percent) + 50n) / 100n)
