import { MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'

export const ROUNDINGS = [
  { value: 'none', title: 'No extra rounding' },
  { value: 'five', title: 'To the nearest 0.05' },
  { value: 'ninetyNine', title: 'To end in .99' },
  { value: 'whole', title: 'To whole amounts' },
] as const

export type Rounding = (typeof ROUNDINGS)[number]['value']

/** A price change in hundredths of a percent, or in minor units of one currency. */
export type PriceChange = { rounding: Rounding } & (
  { by: 'percent'; hundredths: number } | { by: 'amount'; minor: number; currency: string }
)

/** Returns the step between rounded prices and the lowest one, in minor units. */
function priceSteps(currency: string, rounding: Rounding): { step: bigint; first: bigint } {
  const unit = 10n ** BigInt(currencyDecimals(currency))
  const none = { step: 1n, first: 1n }
  // A currency without minor units has whole amounts only.
  if (unit === 1n || rounding === 'none') return none
  if (rounding === 'five') return { step: unit / 20n, first: unit / 20n }
  return rounding === 'whole' ? { step: unit, first: unit } : { step: unit, first: unit - unit / 100n }
}

/** Divides by a positive number and rounds half up. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient
}

function exactPrice(price: bigint, change: PriceChange): bigint {
  return change.by === 'percent'
    ? divide(price * BigInt(10_000 + change.hundredths), 10_000n)
    : price + BigInt(change.minor)
}

/**
 * Returns the new price, rounded to the nearest step. Rounding never turns an increase into a decrease or the reverse.
 *
 * @param price minor units, above 0
 * @param currency of the price; an amount change must have the same one
 * @returns minor units, above 0; null if the price would be 0 or less, or too large for an exact number
 */
export function changePrice(price: number, currency: string, change: PriceChange): number | null {
  const before = BigInt(price)
  const exact = exactPrice(before, change)
  const { step, first } = priceSteps(currency, change.rounding)
  let after = first + step * divide(exact - first, step)
  if (exact <= 0n) return null
  if (after < first) after = first
  const by = change.by === 'percent' ? change.hundredths : change.minor
  // Compared by the requested change, because a tiny increase can leave the exact price unchanged.
  if (by > 0 && after < before) after += step
  if (by < 0 && after > before) after -= step
  return after > 0n && after <= BigInt(MAX_AMOUNT) ? Number(after) : null
}

/** Parses a percentage such as `5`, `-7.5` or `+5 %` into hundredths, or returns an error. */
export function parsePercent(typed: string): { hundredths: number } | { error: string } {
  const [, sign, whole = '', fraction = ''] =
    /^\s*([+\-−]?)(\d{1,4})(?:\.(\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  if (sign === undefined)
    return {
      error: 'Enter a percentage with up to two decimals, such as 5 or -7.5.',
    }
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (size === 0) return { error: 'Enter a percentage, such as 5 or -7.5.' }
  const hundredths = sign === '-' || sign === '−' ? -size : size
  if (hundredths <= -10_000) return { error: 'The reduction must be less than 100%.' }
  return hundredths > 100_000 ? { error: 'The maximum is 1000%.' } : { hundredths }
}
