import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * A day as readers of a language write it, in the Gregorian calendar and the digits of all other numbers on the site:
 * “21 November 2026”, “2026年11月21日”, “21 نوفمبر 2026”.
 *
 * @param moment ISO 8601; the day is that of UTC, the same for every reader
 */
export function longDate(moment: string, locale: LocaleId): string {
  const region = locale === 'en' ? 'en-GB' : locale
  const format = new Intl.DateTimeFormat(region, {
    dateStyle: 'long',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return format.format(new Date(moment))
}
