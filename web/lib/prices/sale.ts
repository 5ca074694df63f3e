import { payableStep } from '#schemas/shared/currencies.ts'
import { roundHalfUp, roundToStep, toNumber } from './ratio.ts'

/** What is taken off a price, and when; `amount` is in minor units of the price's currency, moments are ISO 8601. */
export type Sale = ({ kind: 'percent'; percent: number } | { kind: 'amount'; amount: number }) & {
  from: string | null
  until: string | null
}

/** The least that anything costs while it is on sale, in minor units. */
const LEAST = 1n

/** Whether a sale is on at a moment, in milliseconds since 1970; it begins at `from` and is over at `until`. */
export function isOnSale(sale: Sale, now: number): boolean {
  return (
    (sale.from === null || Date.parse(sale.from) <= now) &&
    (sale.until === null || now < Date.parse(sale.until))
  )
}

/** A price less what is taken off; exact, for amounts already in one currency. */
export function discounted(price: bigint, sale: { percent: bigint } | { amount: bigint }): bigint {
  const off = 'percent' in sale ? roundHalfUp(price * sale.percent, 100n) : sale.amount
  const reduced = price - off
  return reduced < LEAST ? LEAST : reduced
}

/**
 * What one of something costs now.
 *
 * @param price in minor units, above 0
 * @param now in milliseconds since 1970
 * @returns minor units, never below 1 and never above `price`; `price` itself while no sale is on
 */
export function salePrice(price: number, sale: Sale | null, now: number): number {
  if (!sale || !isOnSale(sale, now)) return price
  const off = sale.kind === 'percent' ? { percent: BigInt(sale.percent) } : { amount: BigInt(sale.amount) }
  return toNumber(discounted(BigInt(price), off))
}

/** What decides over the price of something in its own currency; `price` in minor units, above 0. */
export interface OwnPrice {
  price: number
  /** ISO 4217 code. */
  currency: string
  sale: Sale | null
}

/**
 * What one of something costs outside of its sale and now, as it would be paid: pages never name a price that the checkout rounds.
 *
 * @param now in milliseconds since 1970
 * @returns minor units of its currency, the same twice while no sale is on
 */
export function ownPrice(
  { price, currency, sale }: OwnPrice,
  now: number,
): { full: number; reduced: number } {
  const step = BigInt(payableStep(currency))
  const paid = (minor: number) => {
    const rounded = roundToStep(BigInt(minor), 1n, step)
    return toNumber(rounded < step ? step : rounded)
  }
  return { full: paid(price), reduced: paid(salePrice(price, sale, now)) }
}
