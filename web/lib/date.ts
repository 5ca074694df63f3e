import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * Formats a date in the Gregorian calendar with Latin digits: “21 November 2026”, “2026年11月21日”, “21 نوفمبر 2026”.
 *
 * @param moment ISO 8601; the day is that of UTC, the same for every reader
 */
export function formatDate(moment: string, locale: LocaleId): string {
  return getFormat(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/**
 * Formats a month: “December 2034”, “2034年12月”, “ديسمبر 2034”.
 *
 * @param month ISO 8601, such as `2034-12`
 */
export function formatMonth(month: string, locale: LocaleId): string {
  return getFormat(locale, { year: 'numeric', month: 'long' }).format(new Date(month))
}

/**
 * Formats a time to the minute: “22 November 2026 at 13:00 UTC”.
 *
 * @param moment ISO 8601
 */
export function formatMoment(moment: string, locale: LocaleId, timeZone = 'UTC'): string {
  const format = getFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  })
  return format.format(new Date(moment))
}

const getFormat = (locale: LocaleId, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    ...parts,
  })
