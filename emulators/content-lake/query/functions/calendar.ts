/** Times of RFC 3339, which `dateTime()` reads. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Rejects dates that `dateTime()` must not accept: groq-js reads February 30 as March 1, and month 13 as a time. */
export function checkCalendarTime(time: unknown): unknown {
  if (typeof time !== 'string') return time ?? null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (time.match(/\d+/g) ?? []).map(
    Number,
  )
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isDate && hour <= 23 && minute <= 59 && second <= 59 ? time : null
}

/** Returns the milliseconds of `dateTime(text)`, or null. */
export function millisecondsOf(text: unknown): number | null {
  const time = checkCalendarTime(text)
  return typeof time === 'string' && TIME.test(time) ? new Date(time).getTime() : null
}
