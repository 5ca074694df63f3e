import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * A day as readers of a language write it, in the Gregorian calendar and the digits of all other numbers on the site:
 * “21 November 2026”, “2026年11月21日”, “21 نوفمبر 2026”.
 *
 * @param moment ISO 8601; the day is that of UTC, the same for every reader
 */
export function longDate(moment: string, locale: LocaleId): string {
  return formatFor(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/**
 * A month as readers of a language write it: “December 2034”, “2034年12月”, “ديسمبر 2034”.
 *
 * @param month ISO 8601, such as `2034-12`
 */
export function longMonth(month: string, locale: LocaleId): string {
  return formatFor(locale, { year: 'numeric', month: 'long' }).format(new Date(month))
}

/**
 * A moment to the minute, with its time zone, which is that of nobody in particular: “22 November 2026 at 13:00 UTC”.
 *
 * @param moment ISO 8601
 */
export function longMoment(moment: string, locale: LocaleId): string {
  const format = formatFor(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return format.format(new Date(moment))
}

const formatFor = (locale: LocaleId, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...parts,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
