import { currencyDecimals } from './currencies.ts'

/**
 * An amount of money as plain decimal digits, exactly: 4900 at 2 decimals is `49.00`.
 *
 * @param minor whole minor units (cents, fils)
 * @param decimals digits behind the point: 0, 2 or 3
 */
export function decimalText(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const text = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return minor < 0 ? `-${text}` : text
}

/** An amount as people of the shop write it: `1,234.50 USD`. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', fraction] = decimalText(minor, currencyDecimals(currency)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`} ${currency}`
}

/** What a person typed for an amount: whole minor units, nothing, or why it cannot be read. */
export type TypedAmount = { minor: number | undefined } | { fault: string }

const WRITTEN = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/

/**
 * Reads an amount as people type it: `49`, `49.00`, `1,900.50`, with spaces around.
 *
 * @param decimals digits behind the point that the currency has
 * @returns whole minor units; `undefined` for an empty field; else a message that says how to mend it
 */
export function readAmount(typed: string, decimals: number): TypedAmount {
  const text = typed.trim()
  if (text === '') return { minor: undefined }
  const [, whole, fraction = ''] = WRITTEN.exec(text) ?? []
  const example = decimalText(49 * 10 ** decimals, decimals)
  if (whole === undefined) return { fault: `Write digits and one point, for example “${example}”.` }
  if (fraction.length > decimals) {
    const allowed = decimals === 0 ? 'no digits' : `at most ${decimals} digits`
    return { fault: `This currency has ${allowed} behind the point: write for example “${example}”.` }
  }
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? { minor } : { fault: 'This is more than a price can be.' }
}
