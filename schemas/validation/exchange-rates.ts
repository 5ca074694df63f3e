import { CURRENCY_CODES } from '../shared/currencies.ts'
import { isDecimalRate } from '../shared/decimal-rates.ts'
import type { PlainVerdict } from './addresses.ts'

/** A rate as it is stored: 1 of the base is `rate` of the currency. */
export interface StoredRate {
  _key: string
  currency?: string
  rate?: string
}

/** Checks how a rate is written. An empty one passes: that it is required is said elsewhere. */
export function checkRate(rate: string | undefined): PlainVerdict {
  if (!rate || isDecimalRate(rate)) return true
  if (/^\d+,\d+$/.test(rate)) return `Write a point instead of the comma: “${rate.replace(',', '.')}”.`
  return 'Write digits and one point, above 0, for example “7.1085”.'
}

/** Checks that each currency has one rate, and the base none: it is 1 by definition. */
export function checkRatesOnce(
  rates: readonly StoredRate[] | undefined,
  base: string | undefined,
): true | { message: string; path: [{ _key: string }, 'currency'] } {
  const seen = new Set<string>()
  for (const { _key, currency } of rates ?? []) {
    if (!currency) continue
    const path: [{ _key: string }, 'currency'] = [{ _key }, 'currency']
    if (currency === base) return { message: `1 ${base} is 1 ${base}: take this rate away.`, path }
    if (seen.has(currency)) return { message: `There are two rates for ${currency}: take one away.`, path }
    seen.add(currency)
  }
  return true
}

/** Names the currencies that have no rate: who pays in one sees prices in the money of each product. For use as a warning. */
export function noteMissingRates(
  rates: readonly StoredRate[] | undefined,
  base: string | undefined,
): PlainVerdict {
  const present = new Set([base, ...(rates ?? []).map(({ currency }) => currency)])
  const missing = CURRENCY_CODES.filter((code) => !present.has(code))
  return missing.length === 0
    ? true
    : `There is no rate for ${missing.join(', ')}: nothing can be paid in it.`
}

/** Checks that no rate has been forgotten for long. For use as a warning. */
export function noteOldRates(asOf: string | undefined, today: Date): PlainVerdict {
  const days = asOf ? Math.floor((today.getTime() - Date.parse(asOf)) / 86_400_000) : 0
  return days <= 31 ? true : `These rates are ${days} days old: bring them up to date.`
}
