import type { DiscountBenefit } from './benefit.ts'
import { convertExactly, type ExchangeRates } from './convert.ts'
import { sum, toNumber } from './ratio.ts'

/** A code or an automatic promotion, as it applies to one cart. */
export type Discount = DiscountBenefit & {
  id: string
  title: string
  /** Null for an automatic promotion. */
  code: string | null
  /** Ids of the line items it applies to; null for all. */
  lines: readonly string[] | null
  /** What its line items must cost together, in minor units of `currency`; null for no minimum. */
  minimum: number | null
  /** Currency of the amounts. */
  currency: string
  /** ISO 8601, inclusive; null for no start. */
  from: string | null
  /** ISO 8601, exclusive; null for no end. */
  until: string | null
  isCombinable: boolean
  /** Whether all its uses are taken, or all of this customer; null while it can be used. */
  exhausted: 'usedUp' | 'alreadyUsed' | null
}

/**
 * Why a discount does not apply: its period, its uses, no line item for it (`products`) or too few units (`units`), its minimum, no exchange
 * rate, no delivery to pay for, or another discount that saves more and cannot be combined with it.
 */
export type DiscountError =
  | 'notYet'
  | 'expired'
  | 'usedUp'
  | 'alreadyUsed'
  | 'products'
  | 'units'
  | 'minimum'
  | 'currency'
  | 'delivery'
  | 'notCombinable'

/** A line item before discounts, in minor units of the paying currency. */
export interface DiscountableLine {
  id: string
  unit: bigint
  count: bigint
}

/** The paying currency, its smallest payable step, the exchange rates and the time in milliseconds since 1970. */
export interface DiscountPayment {
  currency: string
  step: bigint
  rates: ExchangeRates
  now: number
}

/** Returns the line items that a discount applies to. */
export const linesOf = <Line extends { id: string }>(
  { lines }: Pick<Discount, 'lines'>,
  all: readonly Line[],
): Line[] => all.filter(({ id }) => lines === null || lines.includes(id))

/** Converts an amount of a discount to the paying currency; null without an exchange rate. */
export const toPaying = (
  minor: number,
  { currency: from }: Pick<Discount, 'currency'>,
  { currency, rates, step }: DiscountPayment,
): bigint | null => convertExactly(BigInt(minor), from, currency, rates, step)

/** Returns why a discount does not apply to line items, apart from other discounts; null if it applies. */
export function discountError(
  discount: Discount,
  all: readonly DiscountableLine[],
  payment: DiscountPayment,
): DiscountError | null {
  const { from, until, exhausted, kind } = discount
  if (from !== null && payment.now < Date.parse(from)) return 'notYet'
  if (until !== null && Date.parse(until) <= payment.now) return 'expired'
  if (exhausted) return exhausted
  const lines = linesOf(discount, all)
  if (lines.length === 0) return 'products'
  const minimum = toPaying(discount.minimum ?? 0, discount, payment)
  if (minimum === null) return 'currency'
  if (sum(lines.map(({ unit, count }) => unit * count)) < minimum) return 'minimum'
  const units = toNumber(sum(lines.map(({ count }) => count)))
  return kind === 'buyXGetY' && units < discount.buy + discount.get ? 'units' : null
}
