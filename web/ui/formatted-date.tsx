import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatDate } from '#web/lib/date.ts'

/** A date in the page's language, with a machine-readable value. */
export function FormattedDate({ moment, locale }: { moment: string; locale: LocaleId }) {
  return <time dateTime={moment}>{formatDate(moment, locale)}</time>
}
