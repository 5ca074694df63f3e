import { decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'

interface MoneyFormat {
  /** A BCP 47 language tag, such as the page's. */
  locale: string
  /** Leaves `.00` off whole amounts, as price lists do. Default: false. */
  withoutZeros?: boolean
}

/**
 * An amount of money as the readers of a language write it.
 *
 * @param minor whole minor units of the currency (pence, fils); never a float. -0 is shown with its sign
 * @param currency ISO 4217 code; it decides between 0, 2 and 3 decimals
 * @throws RangeError for a code that is not three letters, or an amount that is not whole
 */
export function formatMoney(
  minor: number,
  currency: string,
  { locale, withoutZeros = false }: MoneyFormat,
): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`)
  const digits = (Object.is(minor, -0) ? '-' : '') + decimalText(minor, currencyDecimals(currency))
  // Given as decimal digits, the amount is never rounded on its way through a float.
  const parts = formatOf(currency, { locale, withoutZeros }).formatToParts(
    digits as Intl.StringNumericLiteral,
  )
  return parts.map(({ type, value }) => (type === 'currency' ? isolated(value) : value)).join('')
}

const formats = new Map<string, Intl.NumberFormat>()

/** The format of a currency, made once: a list of goods would make a hundred, and each takes as long as many amounts. */
function formatOf(currency: string, { locale, withoutZeros }: Required<MoneyFormat>): Intl.NumberFormat {
  const key = `${locale} ${currency} ${withoutZeros}`
  const known = formats.get(key)
  if (known) return known
  const decimals = currencyDecimals(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: withoutZeros ? 'stripIfInteger' : 'auto',
  })
  formats.set(key, format)
  return format
}

const HAS_LATIN = /\p{Script=Latin}/u
const [ISOLATE, END] = ['\u2066', '\u2069']

/** Keeps a Latin sign in one piece: between Arabic words, “US$” would otherwise be shown as “$US”. */
const isolated = (sign: string) =>
  HAS_LATIN.test(sign) && /\P{Script=Latin}/u.test(sign) ? ISOLATE + sign + END : sign
