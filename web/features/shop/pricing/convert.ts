import { MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { type Ratio, readRatio, roundToStep, toNumber } from './ratio.ts'

/** Exchange rates: one unit of `base` is `rates[code]` units of `code`, written as a decimal. */
export interface ExchangeRates {
  base: string
  /** Day of the rates, `YYYY-MM-DD`; null if none are stored. */
  asOf: string | null
  rates: Readonly<Record<string, string>>
}

const ONE: Ratio = { numerator: 1n, denominator: 1n }

function rateOf(currency: string, { base, rates }: ExchangeRates): Ratio | null {
  if (currency === base) return ONE
  const rate = Object.hasOwn(rates, currency) ? readRatio(rates[currency] ?? '') : null
  return rate && rate.numerator > 0n ? rate : null
}

/** Converts like `convert`, in exact integers, and rounds once to steps of `step` minor units of `to`. */
export function convertExactly(
  minor: bigint,
  from: string,
  to: string,
  rates: ExchangeRates,
  step = 1n,
): bigint | null {
  if (from === to) return roundToStep(minor, 1n, step)
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)]
  if (!source || !target) return null
  const scale = (currency: string) => 10n ** BigInt(currencyDecimals(currency))
  const converted = roundToStep(
    minor * source.denominator * target.numerator * scale(to),
    source.numerator * target.denominator * scale(from),
    step,
  )
  // Nobody can pay more. A mistyped rate would otherwise end in a number that is not exact, and in an error page.
  return converted > BigInt(MAX_AMOUNT) ? null : converted
}

/**
 * Converts an amount to another currency and rounds it once, half up, to that currency's minor unit.
 *
 * @param minor minor units of `from`, not negative
 * @param from ISO 4217 code, like `to`
 * @returns minor units of `to`; null without an exchange rate, or above what can be paid
 */
export function convert(minor: number, from: string, to: string, rates: ExchangeRates): number | null {
  const converted = convertExactly(BigInt(minor), from, to, rates)
  return converted === null ? null : toNumber(converted)
}
