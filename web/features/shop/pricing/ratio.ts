/** An exact fraction of whole numbers; the denominator is above 0. */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

/** No rate or percentage has more digits. The limit bounds the size of the numbers. */
const DECIMAL = /^(\d{1,18})(?:\.(\d{1,18}))?$/

/**
 * Parses a decimal such as `3.7504` or `18` exactly, without floating point.
 *
 * @returns null unless the text is plain decimal digits
 */
export function readRatio(decimal: string): Ratio | null {
  // Stryker disable next-line ArrayDeclaration: the first item is not read
  const [, whole, fraction = ''] = DECIMAL.exec(decimal) ?? []
  if (whole === undefined) return null
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Adds up amounts. */
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)

/** Returns the larger of two amounts. */
// Stryker disable next-line EqualityOperator: equal amounts are the same, whichever is returned
export const larger = (one: bigint, other: bigint): bigint => (one < other ? other : one)

/** Rounds a fraction half up to a multiple of a step. None of the numbers may be negative. */
export function roundToStep(numerator: bigint, denominator: bigint, step: bigint): bigint {
  const divisor = denominator * step
  return ((2n * numerator + divisor) / (2n * divisor)) * step
}

/**
 * Converts an integer amount to a number.
 *
 * @throws RangeError if the amount exceeds the safe integers
 */
export function toNumber(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not an amount a number can hold: ${amount}`)
  return number
}
