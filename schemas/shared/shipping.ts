/** Countries the shop ships to, by ISO 3166 code. */
export const SHIPPING_COUNTRIES: readonly string[] = [
  'AE',
  'AT',
  'AU',
  'BE',
  'BH',
  'CA',
  'CH',
  'CN',
  'DE',
  'DK',
  'EG',
  'ES',
  'FI',
  'FR',
  'GB',
  'HK',
  'IE',
  'IT',
  'JO',
  'JP',
  'KW',
  'NL',
  'NO',
  'NZ',
  'OM',
  'PL',
  'PT',
  'QA',
  'SA',
  'SE',
  'SG',
  'TW',
  'US',
]

const NAMES = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the English name of a country. */
export const countryName = (code: string): string => NAMES.of(code) ?? code
