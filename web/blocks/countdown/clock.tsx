'use client'

import { useEffect, useState } from 'react'
import { ContentText } from '#web/ui/content-text.tsx'
import { countDown, type Remaining } from './remaining.ts'

/** Each unit by its name in `Intl`. */
const UNITS = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const

/** Returns the name of a unit as it stands beside a number: Arabic has four forms. */
const unitName = (unit: keyof typeof UNITS, count: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' })
    .formatToParts(count)
    .find(({ type }) => type === 'unit')?.value

interface ClockProperties {
  /** ISO 8601. */
  date: string
  locale: string
  finishedText: string | null
}

/**
 * A countdown. Its space is reserved; the numbers come with the script, because the page may be cached.
 * Screen readers are not interrupted every second.
 */
export function Clock({ date, locale, finishedText }: ClockProperties) {
  const [left, setLeft] = useState<Remaining | null | undefined>()

  useEffect(() => countDown(Date.parse(date), setLeft), [date])

  if (left === null) return <ContentText as="p" className="subtitle" text={finishedText} />
  return (
    <div role="timer">
      <dl className="countdown__clock">
        {(Object.keys(UNITS) as (keyof typeof UNITS)[]).map((unit) => (
          <div key={unit} className={`countdown__unit countdown__unit--${unit}`}>
            {/* Browsers may know other names than the server. */}
            <dt suppressHydrationWarning>{unitName(unit, left?.[unit] ?? 0, locale)}</dt>
            <dd>{left ? String(left[unit]).padStart(2, '0') : '––'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
