'use client'

import { useSyncExternalStore } from 'react'

const format = (date: string, locale: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    numberingSystem: 'latn',
    timeZone,
  }).format(new Date(date))

const never = () => () => undefined

/** A time in words: in UTC at first, in the visitor's time zone once the script runs. */
export function LocalMoment({ date, locale }: { date: string; locale: string }) {
  const words = useSyncExternalStore(
    never,
    () => format(date, locale),
    () => format(date, locale, 'UTC'),
  )
  return <time dateTime={date}>{words}</time>
}
