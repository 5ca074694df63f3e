import type { DeliveryPrice } from '../pricing/delivery.ts'
import { taxedCountries, type TaxRules } from '../pricing/tax.ts'

/** A delivery method in one language. */
export interface DeliveryMethod extends DeliveryPrice {
  /** Id of its document. */
  id: string
  title: string
  /** ISO 3166 codes. */
  countries: string[]
  /** Working days until it arrives. */
  minDays: number
  maxDays: number
}

/** Returns the chosen method, or else the first one; null if nothing is shipped or there are no methods. */
export const chooseDelivery = <Method extends { id: string }>(
  methods: readonly Method[],
  chosen: string | undefined,
  isShipped: boolean,
): Method | null => (isShipped ? (methods.find(({ id }) => id === chosen) ?? methods[0] ?? null) : null)

/**
 * Returns the methods that reach a country with tax rates of its own, or else any country without; each with the countries that it reaches
 * at these rates.
 */
export function methodsFor<Method extends { countries: string[] }>(
  methods: readonly Method[],
  country: string | null | undefined,
  rules: TaxRules,
): readonly Method[] {
  const taxed = taxedCountries(rules)
  if (taxed.length === 0) return methods
  const hasOwnRates = country && taxed.includes(country)
  const isReached = (code: string) => (hasOwnRates ? code === country : !taxed.includes(code))
  return methods
    .map((method) => ({ ...method, countries: method.countries.filter(isReached) }))
    .filter(({ countries }) => countries.length > 0)
}

/** Returns whether no method reaches a country; false in a shop without methods. */
export const isUnreachable = (
  methods: readonly { countries: string[] }[],
  country: string | null | undefined,
  rules: TaxRules,
): boolean => methods.length > 0 && methodsFor(methods, country, rules).length === 0

/** Returns the arguments of the message `cart.deliveryDays`, which leaves out the first number where both are the same. */
export const daysArguments = ({ minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>) => ({
  isRange: minDays < maxDays ? 'yes' : 'no',
  min: String(minDays),
  max: maxDays,
})

/** The most countries that are named one by one. */
const MOST_NAMES = 6

/** Returns the names of countries in a language; null for more than a few. */
export function countryNames(codes: readonly string[], locale: string): string | null {
  if (codes.length > MOST_NAMES) return null
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
}
