import { payableStep } from '#schemas/shared/currencies.ts'
import { larger, roundHalfUp, roundToStep, toNumber } from './ratio.ts'

/** A discount and its period. `amount` is in minor units of the price's currency, times are ISO 8601. */
export type Sale = ({ kind: 'percent'; percent: number } | { kind: 'amount'; amount: number }) & {
  from: string | null
  until: string | null
}

const LEAST = 1n

/** Returns whether a sale is active at a time in milliseconds since 1970; `from` is inclusive, `until` exclusive. */
export function isOnSale(sale: Sale, now: number): boolean {
  return (
    (sale.from === null || Date.parse(sale.from) <= now) &&
    (sale.until === null || now < Date.parse(sale.until))
  )
}

/** Returns a price minus its discount, exactly. Both must be in the same currency. */
export function discounted(price: bigint, sale: Sale): bigint {
  const off = sale.kind === 'percent' ? roundHalfUp(price * BigInt(sale.percent), 100n) : BigInt(sale.amount)
  return larger(price - off, LEAST)
}

/**
 * Returns the price of one unit now.
 *
 * @param price in minor units, above 0
 * @param now in milliseconds since 1970
 * @returns minor units from 1 to `price`; `price` itself without an active sale
 */
export function salePrice(price: number, sale: Sale | null, now: number): number {
  return sale && isOnSale(sale, now) ? toNumber(discounted(BigInt(price), sale)) : price
}

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
  return { full: paid(price), reduced: paid(salePrice(price, sale, now)) }
}
