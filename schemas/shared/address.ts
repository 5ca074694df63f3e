/** An address as it was given; its last line, the country's code, by the country's name. */
export function addressLines(address: string, locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const lines = address.split('\n')
  const last = lines.length - 1
  // Other lines may be codes too: CA is a state before it is a country.
  return lines.map((line, index) =>
    index === last && /^[A-Z]{2}$/.test(line) ? (names.of(line) ?? line) : line,
  )
}
