/**
 * Notes a date that lies ahead: the article shows it as soon as it is published, whatever the day is.
 *
 * @param date ISO 8601; none passes
 * @param now milliseconds since 1970
 */
export function checkPublicationDate(date: string | undefined, now: number): true | string {
  if (!date || Date.parse(date) <= now) return true
  return 'This date lies ahead. Once published, the article is visible at once and stands first until then: publish it on the day.'
}
