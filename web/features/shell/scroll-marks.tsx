'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { PAGE_ID } from './page-id.ts'

/** Marks the root element while the visitor is past the top stretch of the page which `stretch` covers. */
function followStretch(stretch: Element, mark: string): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry) document.documentElement.toggleAttribute(mark, !entry.isIntersecting)
  })
  observer.observe(stretch)
  return () => {
    observer.disconnect()
    document.documentElement.removeAttribute(mark)
  }
}

/**
 * Two stretches at the top of the page, 400 and 450 px high: past the first the top bar sticks, past the second the way
 * back to the top appears. Observed, not computed while scrolling; the rest is style.
 */
export function ScrollMarks({ label, sign }: { label: string; sign: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!bar.current || !top.current) return
    const stops = [
      followStretch(bar.current, 'data-past-top-bar'),
      followStretch(top.current, 'data-past-top'),
    ]
    return () => {
      stops.forEach((stop) => {
        stop()
      })
    }
  }, [])

  const goUp = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={bar} className="stretch stretch--top-bar" />
      <div ref={top} className="stretch stretch--top" />
      <button type="button" className="to-top" onClick={goUp}>
        <span className="visually-hidden">{label}</span>
        {sign}
      </button>
    </>
  )
}
