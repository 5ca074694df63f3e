import { currencyDecimals } from '../../../schemas/shared/currencies.ts'

/** What prices are rounded to, after they were changed. */
export const ROUNDINGS = [
  { key: 'none', title: 'To the smallest coin' },
  { key: 'five', title: 'To 0.05' },
  { key: 'ninetyNine', title: 'To an ending in .99' },
  { key: 'whole', title: 'To whole amounts' },
] as const

/** The key of a rounding. */
export type Rounding = (typeof ROUNDINGS)[number]['key']

/** By how much prices change: hundredths of a per cent, or minor units of one currency; below 0 is a cut. */
export type PriceChange = { rounding: Rounding } & (
  { by: 'percent'; hundredths: number } | { by: 'amount'; minor: number; currency: string }
)

/** The distance of two prices of a rounding, and where the first one lies. Minor units. */
function gridOf(currency: string, rounding: Rounding): { step: bigint; first: bigint } {
  const unit = 10n ** BigInt(currencyDecimals(currency))
  const none = { step: 1n, first: 1n }
  // A currency without small coins has whole amounts only, and no endings.
  if (unit === 1n || rounding === 'none') return none
  if (rounding === 'five') return { step: unit / 20n, first: unit / 20n }
  return rounding === 'whole' ? { step: unit, first: unit } : { step: unit, first: unit - unit / 100n }
}

/** Divides and rounds half up; the divisor is above 0. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient
}

/** A price as the change alone makes it, before it is rounded to an ending. */
function changed(price: bigint, change: PriceChange): bigint {
  return change.by === 'percent'
    ? divide(price * BigInt(10_000 + change.hundredths), 10_000n)
    : price + BigInt(change.minor)
}

/**
 * The new price. Rounding takes the nearest price with the wanted ending, but never turns a rise into a cut or a cut into a rise.
 *
 * @param price minor units, above 0
 * @param currency that of the price; an amount in another one cannot be applied
 * @returns minor units, above 0; `null` where nothing would be left to pay, or more than a number can hold exactly
 */
export function changePrice(price: number, currency: string, change: PriceChange): number | null {
  const before = BigInt(price)
  const exact = changed(before, change)
  const { step, first } = gridOf(currency, change.rounding)
  let after = first + step * divide(exact - first, step)
  if (exact <= 0n) return null
  if (after < first) after = first
  const by = change.by === 'percent' ? change.hundredths : change.minor
  // Judged by what was asked for: a rise of less than half a coin leaves the exact price as it was.
  if (by > 0 && after < before) after += step
  if (by < 0 && after > before) after -= step
  return after > 0n && after <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(after) : null
}

/** Reads a percentage as people type it: `5`, `-7.5`, `+5 %`. Hundredths of a per cent, or why it cannot be read. */
export function readPercent(typed: string): { hundredths: number } | { fault: string } {
  const [, sign, whole = '', fraction = ''] =
    /^\s*([+\-−]?)(\d{1,4})(?:\.(\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  if (sign === undefined)
    return {
      fault: 'Write a percentage with at most two digits behind the point, for example “5” or “-7.5”.',
    }
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (size === 0) return { fault: 'Write by how much, for example “5” or “-7.5”.' }
  const hundredths = sign === '-' || sign === '−' ? -size : size
  if (hundredths <= -10_000) return { fault: 'A cut of 100 % or more leaves nothing to pay.' }
  return hundredths > 100_000 ? { fault: 'Write at most 1000 %.' } : { hundredths }
}
