'use client'

import { useEffect, useState } from 'react'
import type { Remaining } from './remaining.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

interface ClockProperties {
  /** ISO 8601. */
  date: string
  labels: Record<(typeof UNITS)[number], string>
  finishedText: string | null
}

/**
 * A countdown. Its space is reserved; the numbers come with the script, because the page may be cached.
 * Screen readers are not interrupted every second.
 */
export function Clock({ date, labels, finishedText }: ClockProperties) {
  const [left, setLeft] = useState<Remaining | null | undefined>()

  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    import('./remaining.ts').then(
      ({ countDown }) => {
        if (!gone) stop = countDown(Date.parse(date), setLeft)
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [date])

  if (left === null) return finishedText && <p className="subtitle countdown__finished">{finishedText}</p>
  return (
    <div role="timer">
      <dl className="countdown__clock">
        {UNITS.map((unit) => (
          <div key={unit} className={`countdown__unit countdown__unit--${unit}`}>
            <dt>{labels[unit]}</dt>
            <dd>{left ? String(left[unit]).padStart(2, '0') : '––'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
