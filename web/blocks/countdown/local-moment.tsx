'use client'

import { useSyncExternalStore } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatMoment } from '#web/lib/date.ts'

const never = () => () => undefined

/** A time in words: in UTC at first, in the visitor's time zone once the script runs. */
export function LocalMoment({ date, locale }: { date: string; locale: LocaleId }) {
  const words = useSyncExternalStore(
    never,
    () => formatMoment(date, locale, Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => formatMoment(date, locale),
  )
  // Browsers may know another format than the server.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  )
}
