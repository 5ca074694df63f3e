/** Currencies of prices by ISO 4217 code, with the decimals of their minor unit. */
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

/** The ISO 4217 code of a currency. */
export type CurrencyCode = (typeof CURRENCIES)[number]['code']

export const CURRENCY_CODES = CURRENCIES.map(({ code }) => code)

/** Returns the decimals of a currency; 2 for an unknown one. */
export function currencyDecimals(code: string | undefined): number {
  return CURRENCIES.find((currency) => currency.code === code)?.decimals ?? 2
}

/**
 * Returns the smallest payable amount step in minor units. Cards accept currencies with three decimals in tens only
 * (https://docs.stripe.com/currencies#three-decimal).
 */
export const payableStep = (code: string): number => (currencyDecimals(code) === 3 ? 10 : 1)
