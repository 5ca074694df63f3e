/**
 * Warns of a future date, which does not delay publishing.
 *
 * @param date ISO 8601; none passes
 * @param now milliseconds since 1970
 */
export function warnFutureDate(date: string | undefined, now: number): true | string {
  if (!date || Date.parse(date) <= now) return true
  return 'This date is in the future. The article goes live as soon as you publish it and stays first until then, so publish it on the day.'
}
