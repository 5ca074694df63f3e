import type { LocaleId } from '#schemas/shared/locales.ts'
import { longDate } from '#web/lib/date.ts'

/** A day in the words of the page's language, and in those of machines. */
export function Day({ moment, locale }: { moment: string; locale: LocaleId }) {
  return <time dateTime={moment}>{longDate(moment, locale)}</time>
}
