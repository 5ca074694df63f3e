import { countryName } from '../shared/countries.ts'
import type { CountryTax } from '../shared/documents.generated.ts'
import type { LocatedResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'

export type StoredCountryTax = { _key: string } & Pick<CountryTax, 'countries'>

/** Checks that no country has two rates. */
export function checkCountriesTaxedOnce(taxes: readonly StoredCountryTax[] = []): LocatedResult {
  const taxed = taxes.flatMap(({ _key, countries }) =>
    [...new Set(countries)].map((country) => ({ _key, country })),
  )
  const repeated = findRepeated(taxed, ({ country }) => country)
  if (!repeated) return true
  const message = `${countryName(repeated.country)} is in two entries. Remove it from one of them.`
  return { message, path: [{ _key: repeated._key }, 'countries'] }
}
