/** Currencies without decimals, https://docs.stripe.com/currencies#zero-decimal */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
/** Currencies with three decimals. */
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '))
const TWO_DECIMAL = new Set(
  (
    'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk ' +
    'dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr isk jmd kes kgs khr kyd kzt lak lbp lkr lrd ' +
    'lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd ' +
    'scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx usd uyu uzs wst xcd xcg yer zar zmw'
  ).split(' '),
)

/** Currencies without decimals whose amounts nevertheless have two, which are zeros: https://docs.stripe.com/currencies#special-cases */
const WHOLE_UNITS = new Set(['isk', 'ugx'])

/** Minimum charges in minor units, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM_AMOUNTS: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  cny: 400,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sar: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

/** Maximum charges in minor units have eight digits; those of currencies with many zeros have more. */
const MAXIMUM_DIGITS: Record<string, number> = { cop: 10, huf: 10, idr: 12, inr: 9, jpy: 10, lbp: 12 }

/** Returns the maximum charge of a currency in minor units. */
export const getMaximumAmount = (code: string): number => 10 ** (MAXIMUM_DIGITS[code] ?? 8) - 1

export const isCurrency = (code: string): boolean =>
  ZERO_DECIMAL.has(code) || THREE_DECIMAL.has(code) || TWO_DECIMAL.has(code)

/** Returns the number of decimals of a currency. */
export function getDecimals(code: string): number {
  if (ZERO_DECIMAL.has(code)) return 0
  return THREE_DECIMAL.has(code) ? 3 : 2
}

/** Returns the number that amounts must be multiples of: cards round three decimals to tens. */
export function getStep(code: string): number {
  if (WHOLE_UNITS.has(code)) return 100
  return THREE_DECIMAL.has(code) ? 10 : 1
}

/** Returns the minimum charge of a currency, 1 when it is unknown. */
export const getMinimumAmount = (code: string): number => MINIMUM_AMOUNTS[code] ?? 1

/** In Arabic text a symbol such as “CN¥” would be shown as “¥CN”; Unicode isolates prevent that. */
const isolate = (sign: string): string => (/^[A-Z]+[^A-Z]+$/.test(sign) ? `\u2066${sign}\u2069` : sign)

/** Formats an amount for a locale. */
export function formatMoney(minor: number, code: string, locale: string): string {
  const decimals = getDecimals(code)
  const digits = String(minor).padStart(decimals + 1, '0')
  const written = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // Passed as digits, the amount is never rounded to a float.
  const parts = format.formatToParts(written as Intl.StringNumericLiteral)
  return parts
    .map(({ type, value }) => (type === 'currency' && locale.startsWith('ar') ? isolate(value) : value))
    .join('')
}
