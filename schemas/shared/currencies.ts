import type { Currency } from './documents.generated.ts'
import type { LocaleId } from './locales.ts'

/** The currencies that Stripe charges, by ISO 4217 code (https://docs.stripe.com/currencies). */
export const CURRENCY_CODES = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD ' +
  'CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ ' +
  'GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD ' +
  'LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK ' +
  'PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP ' +
  'TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW'
).split(' ') as Currency[]

const ZERO_DECIMAL = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const THREE_DECIMAL = 'BHD JOD KWD OMR TND'.split(' ')
/** Stripe charges whole units of these, as amounts with two decimals (https://docs.stripe.com/currencies#special-cases). */
const WHOLE_UNITS = ['ISK', 'UGX']

/** Returns the decimals of a currency in amounts of Stripe; 2 for an unknown one. */
export function currencyDecimals(code = ''): number {
  if (ZERO_DECIMAL.includes(code)) return 0
  return THREE_DECIMAL.includes(code) ? 3 : 2
}

/**
 * Returns the smallest payable amount step in minor units. Cards accept currencies with three decimals in tens only
 * (https://docs.stripe.com/currencies#three-decimal).
 */
export function payableStep(code: string): number {
  if (WHOLE_UNITS.includes(code)) return 100
  return THREE_DECIMAL.includes(code) ? 10 : 1
}

/** A list of our own, because browsers disagree about these with Node. */
const WRITTEN_WHOLE = [...WHOLE_UNITS, ...'AFN ALL COP HUF IDR LAK LBP MMK PKR SOS TWD YER'.split(' ')]

/** Returns whether prices in a currency are customarily written without decimals, unless they have some. */
export const isWrittenWhole = (code: string): boolean => WRITTEN_WHOLE.includes(code)

/** Names that Chrome leaves out. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<LocaleId, string>>>> = {
  SLE: { en: 'Sierra Leonean Leone', zh: '塞拉利昂新利昂', ar: 'ليون سيراليوني' },
  STD: {
    en: 'São Tomé & Príncipe Dobra',
    zh: '圣多美和普林西比多布拉',
    ar: 'دوبرا ساو تومي وبرينسيبي',
  },
  XCG: { en: 'Caribbean Guilder', zh: '加勒比盾', ar: 'غيلدر كاريبي' },
}

/** Returns the name of a currency in a language, the same in every browser. */
export const currencyName = (code: string, locale: LocaleId): string =>
  OTHER_NAMES[code]?.[locale] ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code

/** Returns the English name of a currency with its code, such as `Indian Rupee (INR)`. */
export const currencyTitle = (code: string): string => `${currencyName(code, 'en')} (${code})`
