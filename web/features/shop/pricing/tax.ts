import type { TaxProvider } from '#schemas/shared/automatic-tax.ts'
import { type Ratio, readRatio, roundToStep } from './ratio.ts'
import { UNTAXED_CLASS } from './tax-codes.ts'

/** Percent by tax class. */
export type TaxRates = Readonly<Record<string, number>>

/** The tax of some countries, by ISO 3166 code. */
interface CountryTax {
  countries: readonly string[]
  rates: TaxRates
  /** What the tax is called there; null without a name. */
  name: string | null
}

/** The shop settings that determine tax. */
export interface TaxRules {
  /** Percent by tax class, for countries that are not listed; a class that is not listed is not taxed. */
  taxRates: TaxRates
  countryTaxes?: readonly CountryTax[]
  /** Whether tax is part of every price, or added to it. */
  pricesIncludeTax?: boolean
  /** Whether these rates apply, or Stripe Tax computes the tax at checkout. */
  taxProvider?: TaxProvider
}

/** The tax that applies to a cart. */
export interface AppliedTax {
  /** The country whose rates apply; null for those of the shop. */
  country: string | null
  name: string | null
  rates: TaxRates
  isIncluded: boolean
  /** Whether Stripe Tax computes it at checkout, so that it is not known before. */
  isAutomatic: boolean
}

/** Returns the countries with rates of their own. */
export const taxedCountries = ({ countryTaxes = [], taxProvider }: TaxRules): string[] =>
  taxProvider === 'stripe' ? [] : [...new Set(countryTaxes.flatMap(({ countries }) => countries))]

/** Returns the tax that applies in a country: its own, or else that of the shop. */
export function taxFor(rules: TaxRules, country: string | null | undefined): AppliedTax {
  const isIncluded = rules.pricesIncludeTax ?? false
  if (rules.taxProvider === 'stripe')
    return { country: null, name: null, rates: {}, isIncluded, isAutomatic: true }
  const own = rules.countryTaxes?.find(({ countries }) => country && countries.includes(country))
  return own && country
    ? { country, name: own.name, rates: own.rates, isIncluded, isAutomatic: false }
    : { country: null, name: null, rates: rules.taxRates, isIncluded, isAutomatic: false }
}

/** Returns the rate of a tax class in percent. */
export const rateOf = (rates: TaxRates, taxClass: string): number =>
  Object.hasOwn(rates, taxClass) ? (rates[taxClass] ?? 0) : 0

/** What a price says of tax before a country is chosen, with the rate that is added to it; null if no tax applies. */
export type TaxNote =
  | { kind: 'added' | 'addedByCountry'; percent: number }
  | { kind: 'addedAtCheckout' | 'addedInSomeCountries' | 'included' }
  | null

/** Returns what the price of a product says of tax, by the rates that the cart applies without a country. */
export function taxNote(rules: TaxRules, taxClass: string): TaxNote {
  const { rates, isIncluded, isAutomatic } = taxFor(rules, null)
  if (isAutomatic && taxClass === UNTAXED_CLASS) return null
  if (isAutomatic) return { kind: isIncluded ? 'included' : 'addedAtCheckout' }
  const percent = rateOf(rates, taxClass)
  const others = rules.countryTaxes?.map((country) => rateOf(country.rates, taxClass)) ?? []
  if (percent === 0 && others.every((other) => other === 0)) return null
  if (isIncluded) return percent === 0 ? null : { kind: 'included' }
  if (percent === 0) return { kind: 'addedInSomeCountries' }
  return { kind: others.every((other) => other === percent) ? 'added' : 'addedByCountry', percent }
}

const NO_TAX: Ratio = { numerator: 0n, denominator: 1n }

/** Returns the tax on an amount, or in it if prices include tax, rounded half up to a payable step. */
export function taxOn(amount: bigint, percent: number, isIncluded: boolean, step: bigint): bigint {
  const { numerator, denominator } = readRatio(String(percent)) ?? NO_TAX
  const whole = 100n * denominator + (isIncluded ? numerator : 0n)
  return roundToStep(amount * numerator, whole, step)
}
