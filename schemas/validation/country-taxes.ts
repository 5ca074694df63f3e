import { countryName } from '../shared/shipping.ts'

/** The tax of some countries, as it is stored. */
export interface StoredCountryTax {
  _key: string
  countries?: string[]
}

/** Checks that no country has two rates. */
export function checkCountriesTaxedOnce(
  taxes: readonly StoredCountryTax[] | undefined,
): true | { message: string; path: [{ _key: string }, 'countries'] } {
  const seen = new Set<string>()
  for (const { _key, countries } of taxes ?? []) {
    const repeated = countries?.find((country) => seen.has(country))
    if (repeated) {
      const message = `${countryName(repeated)} is in two entries. Remove it from one of them.`
      return { message, path: [{ _key }, 'countries'] }
    }
    for (const country of countries ?? []) seen.add(country)
  }
  return true
}
