/** An address as it was given; its last line, the country's code, by the country's name. */
export function addressLines(address: string, locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return address.split('\n').map((line) => (/^[A-Z]{2}$/.test(line) ? (names.of(line) ?? line) : line))
}
