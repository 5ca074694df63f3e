/** Returns the lines of an address, with the country code in the last one replaced by its name. */
export function addressLines(address: string, locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const lines = address.split('\n')
  const last = lines.length - 1
  // Only the last line is a country: CA in another line is California.
  return lines.map((line, index) =>
    index === last && /^[A-Z]{2}$/.test(line) ? (names.of(line) ?? line) : line,
  )
}
