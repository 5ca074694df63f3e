import { payableStep } from '#schemas/shared/currencies.ts'
import { convertExactly, type ExchangeRates } from './convert.ts'
import { toNumber } from './ratio.ts'

/** In minor units, https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const MINIMUM_CHARGES: Readonly<Record<string, number>> = {
  GBP: 30,
  USD: 50,
  EUR: 50,
  CNY: 400,
  HKD: 400,
  SAR: 200,
  AED: 200,
  JPY: 50,
  KWD: 150,
  BHD: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  HUF: 17_500,
  INR: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
}

/** In US cents. The largest minimum above is worth less, that of Czech koruna. */
const LARGEST_MINIMUM = 75n

/**
 * Returns an amount that Stripe charges in a currency, in minor units. Stripe converts payments to the currency of the account's bank,
 * whose minimum applies too: it may be any.
 */
export function minimumCharge(currency: string, rates: ExchangeRates): number {
  const step = BigInt(payableStep(currency))
  const converted = convertExactly(LARGEST_MINIMUM, 'USD', currency, rates, step) ?? 0n
  return Math.max(MINIMUM_CHARGES[currency] ?? 0, toNumber(converted))
}
