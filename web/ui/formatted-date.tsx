import { useLocale } from 'next-intl'
import { formatDate } from '#web/lib/date.ts'

/** A date in the page's language, with a machine-readable value. */
export function FormattedDate({ moment }: { moment: string }) {
  const locale = useLocale()
  return <time dateTime={moment}>{formatDate(moment, locale)}</time>
}
