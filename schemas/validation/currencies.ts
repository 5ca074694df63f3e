import type { ExchangeRate, ShopSettings } from '../shared/documents.generated.ts'
import type { LocatedResult, ValidationResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'

/** A decimal number without sign, exponent or commas, short enough for exact arithmetic. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,10})?$/

const isDecimalRate = (text: string): boolean => DECIMAL.test(text) && /[1-9]/.test(text)

/** A rate as it is stored: 1 of the base is `rate` of the currency. */
export type StoredRate = { _key: string } & Pick<ExchangeRate, 'currency' | 'rate'>

/** Checks that there is a rate, and its format. Messages name the currency, because the list of errors calls every rate “Rate”. */
export function checkRate(rate: string | undefined, currency = 'this currency'): ValidationResult {
  if (!rate) return `Enter the rate of ${currency}, e.g. 7.1085.`
  if (isDecimalRate(rate)) return true
  if (/^\d+,\d+$/.test(rate))
    return `Use a decimal point instead of a comma in the rate of ${currency}: ${rate.replace(',', '.')}.`
  const unspaced = rate.replace(/\s/g, '')
  if (isDecimalRate(unspaced)) return `Remove the spaces from the rate of ${currency}: ${unspaced}.`
  if (/^\d+(?:\.\d+)?$/.test(rate) && /[1-9]/.test(rate))
    return `Use at most 9 digits before the decimal point and 10 after it in the rate of ${currency}.`
  return `Enter a rate above 0 for ${currency}, e.g. 7.1085.`
}

/** Checks that each currency has one rate, and the base none: it is 1 by definition. */
export function checkDuplicateRates(
  rates: readonly StoredRate[] | undefined,
  base: string | undefined,
): LocatedResult {
  const repeated = findRepeated([{ _key: '', currency: base }, ...(rates ?? [])], ({ currency }) => currency)
  if (!repeated) return true
  const { _key, currency } = repeated
  const message =
    currency === base
      ? `${base} is the base currency, so it doesn’t need a rate. Remove it.`
      : `${currency} has two rates. Remove one.`
  return { message, path: [{ _key }, 'currency'] }
}

/**
 * Warns of currencies without a rate.
 *
 * @param needed the currencies of the shop
 */
export function warnMissingRates(
  rates: readonly StoredRate[] | undefined,
  base: string | undefined,
  needed: readonly string[],
): ValidationResult {
  const present = new Set([base, ...(rates ?? []).map(({ currency }) => currency)])
  const missing = [...new Set(needed)].filter((code) => !present.has(code))
  return missing.length === 0
    ? true
    : `There’s no rate for ${missing.join(', ')}, so shoppers can’t pay in ${missing.length === 1 ? 'it' : 'them'}.`
}

/** Warns of rates that are more than a month old, or of a date to come. Today is already tomorrow in some time zones. */
export function warnOldRates(asOf: string | undefined, today: Date): ValidationResult {
  const days = asOf ? Math.floor((today.getTime() - Date.parse(asOf)) / 86_400_000) : 0
  if (days < -1) return 'This date is in the future. Choose the date of these rates.'
  return days <= 31 ? true : `These rates are ${days} days old. Please update them.`
}

/** The field of the shop settings with the payment currencies. */
export type PaymentSettings = Pick<ShopSettings, 'payingCurrencies'>

/** Checks that a default currency is one of the payment currencies. */
export function checkInitialCurrency(
  code: string | undefined,
  settings: PaymentSettings | undefined,
): ValidationResult {
  if (!code || settings?.payingCurrencies?.includes(code)) return true
  return `Add ${code} to “Payment currencies”, or choose another currency here.`
}
