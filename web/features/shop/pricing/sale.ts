import { payableStep } from '#schemas/shared/currencies.ts'
import { reducedPrice, saleState } from '#schemas/shared/sale.ts'
import { larger, roundToStep, toNumber } from './ratio.ts'

/** A complete sale and its period. `amount` is in minor units of the price's currency, times are ISO 8601. */
export type Sale = ({ kind: 'percent'; percent: number } | { kind: 'amount'; amount: number }) & {
  from: string | null
  until: string | null
}

/** Returns a sale if it is active at a time in milliseconds since 1970, or else null. */
export const activeSale = (sale: Sale | null, now: number): Sale | null =>
  saleState(sale, new Date(now)) === 'running' ? sale : null

/** The fields that determine a price in its own currency; `price` in minor units, above 0. */
export interface OwnPrice {
  price: number
  /** ISO 4217 code. */
  currency: string
  sale: Sale | null
}

/**
 * Returns the regular and the current price of one unit, rounded as at checkout, so that pages and checkout show the same price.
 *
 * @param now in milliseconds since 1970
 * @returns minor units of its currency; both are equal without an active sale
 */
export function ownPrice(
  { price, currency, sale }: OwnPrice,
  now: number,
): { full: number; reduced: number } {
  const step = BigInt(payableStep(currency))
  const paid = (minor: number) => toNumber(larger(roundToStep(BigInt(minor), 1n, step), step))
  const active = activeSale(sale, now)
  return { full: paid(price), reduced: paid(active ? reducedPrice(price, active) : price) }
}

/** Returns the last moment of a sale, ISO 8601. The last day of a sale that ends at midnight is the day before. */
export const lastMomentOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
