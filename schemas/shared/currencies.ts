/** The currencies in which prices are written, by ISO 4217 code; `decimals` says how many digits its minor unit takes. */
export const CURRENCIES = [
  { code: 'GBP', title: 'Pound sterling', decimals: 2 },
  { code: 'USD', title: 'US dollar', decimals: 2 },
  { code: 'EUR', title: 'Euro', decimals: 2 },
  { code: 'CNY', title: 'Chinese yuan', decimals: 2 },
  { code: 'HKD', title: 'Hong Kong dollar', decimals: 2 },
  { code: 'SAR', title: 'Saudi riyal', decimals: 2 },
  { code: 'AED', title: 'UAE dirham', decimals: 2 },
  { code: 'JPY', title: 'Japanese yen', decimals: 0 },
  { code: 'KWD', title: 'Kuwaiti dinar', decimals: 3 },
  { code: 'BHD', title: 'Bahraini dinar', decimals: 3 },
] as const

/** The ISO 4217 code of a currency in which prices are written. */
export type CurrencyCode = (typeof CURRENCIES)[number]['code']

/** The codes alone, as parsers take them. */
export const CURRENCY_CODES = CURRENCIES.map(({ code }) => code) as [CurrencyCode, ...CurrencyCode[]]

/** How many digits stand behind the point in a currency; 2 for one that is not listed. */
export function currencyDecimals(code: string | undefined): number {
  return CURRENCIES.find((currency) => currency.code === code)?.decimals ?? 2
}

/**
 * The smallest step in which something can be paid in a currency, in minor units: cards take those of three digits in tens
 * (https://docs.stripe.com/currencies#three-decimal).
 */
export const payableStep = (code: string): number => (currencyDecimals(code) === 3 ? 10 : 1)
