import { countryName } from '../shared/shipping.ts'
import { findRepeated } from './listed-once.ts'

/** The tax of some countries, as it is stored. */
export interface StoredCountryTax {
  _key: string
  countries?: string[]
}

/** Checks that no country has two rates. */
export function checkCountriesTaxedOnce(
  taxes: readonly StoredCountryTax[] | undefined,
): true | { message: string; path: [{ _key: string }, 'countries'] } {
  const taxed = (taxes ?? []).flatMap(({ _key, countries }) =>
    [...new Set(countries)].map((country) => ({ _key, country })),
  )
  const repeated = findRepeated(taxed, ({ country }) => country)
  if (!repeated) return true
  const message = `${countryName(repeated.country)} is in two entries. Remove it from one of them.`
  return { message, path: [{ _key: repeated._key }, 'countries'] }
}
