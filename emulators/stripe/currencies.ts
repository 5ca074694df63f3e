/** Currencies without a smaller unit, https://docs.stripe.com/currencies#zero-decimal */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
/** Those of three digits; cards take them in tens. */
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '))
const TWO_DECIMAL = new Set(
  (
    'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk ' +
    'dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr isk jmd kes kgs khr kyd kzt lak lbp lkr lrd ' +
    'lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd ' +
    'scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx usd uyu uzs wst xcd yer zar zmw'
  ).split(' '),
)

/** The least that may be charged, in minor units; https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST: Record<string, number> = {
  aed: 200,
  cny: 400,
  eur: 50,
  gbp: 30,
  hkd: 400,
  jpy: 50,
  sar: 200,
  usd: 50,
}

/** The most that may be charged, in minor units. */
export const MOST_AMOUNT = 99_999_999

export const isCurrency = (code: string): boolean =>
  ZERO_DECIMAL.has(code) || THREE_DECIMAL.has(code) || TWO_DECIMAL.has(code)

/** How many digits the minor unit of a currency takes. */
export function decimalsOf(code: string): number {
  if (ZERO_DECIMAL.has(code)) return 0
  return THREE_DECIMAL.has(code) ? 3 : 2
}

/** The least that may be charged; 1 where no least is known. */
export const leastAmount = (code: string): number => LEAST[code] ?? 1

/** Between Arabic words a sign such as “CN¥” would otherwise be shown as “¥CN”: Unicode's isolates keep it. */
const inOnePiece = (sign: string): string => (/^[A-Z]+[^A-Z]+$/.test(sign) ? `\u2066${sign}\u2069` : sign)

/** An amount as the readers of a language write it. */
export function moneyText(minor: number, code: string, locale: string): string {
  const decimals = decimalsOf(code)
  const digits = String(minor).padStart(decimals + 1, '0')
  const written = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // Given as digits, the amount is never rounded on its way through a float.
  const parts = format.formatToParts(written as Intl.StringNumericLiteral)
  return parts
    .map(({ type, value }) => (type === 'currency' && locale.startsWith('ar') ? inOnePiece(value) : value))
    .join('')
}
