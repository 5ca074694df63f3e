/** An exact fraction of whole numbers; the denominator is above 0. */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

/** More digits than this no rate or percentage has; it keeps what is read from growing without end. */
const DECIMAL = /^(\d{1,18})(?:\.(\d{1,18}))?$/

/**
 * Reads a decimal such as `3.7504` or `18` exactly, never through a float.
 *
 * @returns null for anything but plain decimal digits
 */
export function readRatio(decimal: string): Ratio | null {
  const [, whole, fraction = ''] = DECIMAL.exec(decimal) ?? []
  if (whole === undefined) return null
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** A fraction as a whole number: half a unit and more is one. Neither number is negative. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** A fraction as a multiple of a step: half a step and more is one. */
export const roundToStep = (numerator: bigint, denominator: bigint, step: bigint): bigint =>
  roundHalfUp(numerator, denominator * step) * step

/**
 * A whole amount as a plain number.
 *
 * @throws RangeError for what a number cannot hold exactly
 */
export function toNumber(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not an amount a number can hold: ${amount}`)
  return number
}
