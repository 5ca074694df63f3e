import { COUNTRY_CODES } from '#schemas/shared/countries.ts'
import type { TaxRules } from '../pricing/tax.ts'
import { isUnreachable, methodsFor } from './delivery-method.ts'

/**
 * Returns where a shop without delivery methods ships: to the country if it has tax rates of its own, else to all countries without. Not in
 * the browser, which does not need all countries.
 */
export const countriesWithoutMethods = (
  country: string | null | undefined,
  rules: TaxRules,
): readonly string[] =>
  methodsFor([{ countries: [...COUNTRY_CODES] }], country, rules).flatMap(({ countries }) => countries)

/** Returns whether the shop ships to a country, or to other countries if it is null. */
export const canShipTo = (
  methods: readonly { countries: string[] }[],
  country: string | null | undefined,
  rules: TaxRules,
): boolean =>
  methods.length > 0
    ? !isUnreachable(methods, country, rules)
    : countriesWithoutMethods(country, rules).length > 0
