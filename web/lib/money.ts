import { decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals, isWrittenWhole } from '#schemas/shared/currencies.ts'

interface MoneyFormat {
  /** A BCP 47 language tag, such as the page's. */
  locale: string
  /** Omits `.00` of whole amounts. Default: false. */
  withoutZeros?: boolean
}

/**
 * Formats an amount of money in a language.
 *
 * @param minor whole minor units of the currency (pence, fils); -0 is shown with its sign
 * @param currency ISO 4217 code, which determines 0, 2 or 3 decimals
 * @throws RangeError for a code that is not three letters, or an amount that is not whole
 */
export function formatMoney(
  minor: number,
  currency: string,
  { locale, withoutZeros = false }: MoneyFormat,
): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`)
  const digits = (Object.is(minor, -0) ? '-' : '') + decimalText(minor, currencyDecimals(currency))
  // Decimal digits avoid the rounding of a float.
  const parts = getFormat(currency, { locale, withoutZeros }).formatToParts(
    digits as Intl.StringNumericLiteral,
  )
  return joinMoneyParts(parts)
}

/** Returns the text of a formatted amount or range, with its currency symbols isolated. */
export const joinMoneyParts = (parts: readonly { type: string; value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'currency' ? isolateSymbol(value) : value)).join('')

const formats = new Map<string, Intl.NumberFormat>()

/** Returns the cached format of a currency. Creating one takes as long as formatting many amounts. */
function getFormat(currency: string, { locale, withoutZeros }: Required<MoneyFormat>): Intl.NumberFormat {
  const key = `${locale} ${currency} ${withoutZeros}`
  const cached = formats.get(key)
  if (cached) return cached
  const decimals = currencyDecimals(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: withoutZeros || isWrittenWhole(currency) ? 'stripIfInteger' : 'auto',
  })
  formats.set(key, format)
  return format
}

const HAS_LATIN = /\p{Script=Latin}/u
const [ISOLATE, END] = ['\u2066', '\u2069']

/** Isolates a Latin currency symbol, because bidirectional text would show “US$” as “$US” between Arabic words. */
const isolateSymbol = (sign: string) =>
  HAS_LATIN.test(sign) && /\P{Script=Latin}/u.test(sign) ? ISOLATE + sign + END : sign

/** Returns the name of a currency for its amounts, such as “US dollars”. */
export const pluralCurrencyName = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(100)
    .find(({ type }) => type === 'currency')?.value ?? currency
