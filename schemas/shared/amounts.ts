import { currencyDecimals } from './currencies.ts'

/**
 * Formats minor units as a decimal number: 4900 with 2 decimals is `49.00`.
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

/** Formats an amount with its currency: `1,234.50 USD`. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', fraction] = decimalText(minor, currencyDecimals(currency)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`} ${currency}`
}

/** The largest amount, in minor units, that Stripe charges in any currency. Within it, the totals of a cart stay exact. */
export const MAX_AMOUNT = 999_999_999_999

/** A parsed amount in minor units, undefined for empty input, or an error. */
type ParsedAmount = { minor: number | undefined } | { error: string }

const WRITTEN = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/

/**
 * Parses a typed amount: `49`, `49.00`, `1,900.50`.
 *
 * @param decimals of the currency
 */
export function parseAmount(typed: string, decimals: number): ParsedAmount {
  const text = typed.trim()
  if (text === '') return { minor: undefined }
  const [, whole, fraction = ''] = WRITTEN.exec(text) ?? []
  const example = decimalText(49 * 10 ** decimals, decimals)
  if (whole === undefined) {
    const pointed = text.replace(',', '.')
    const isDecimalComma = /^\d+,\d+$/.test(text) && !('error' in parseAmount(pointed, decimals))
    return {
      error: isDecimalComma
        ? `Use a decimal point instead of a comma: ${pointed}.`
        : `Enter a number such as ${example}, without a sign or currency.`,
    }
  }
  if (fraction.length > decimals) {
    const allowed = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`
    return { error: `This currency has ${allowed}. Enter a number such as ${example}.` }
  }
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'))
  return minor <= MAX_AMOUNT ? { minor } : { error: 'This amount is too large.' }
}
