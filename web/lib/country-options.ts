/** Returns countries, by ISO 3166 code, as the options of a select in the order of their names in a language. */
export function countryOptions(codes: readonly string[], locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
