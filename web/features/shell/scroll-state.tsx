'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { PAGE_ID } from './constants.ts'

/** Sets an attribute on the root element while the visitor has scrolled past an element. */
function observeStretch(stretch: Element, mark: string): () => void {
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
 * Observes two areas at the top of the page, 400 and 450 px high: past the first the top bar sticks, past the
 * second the back-to-top button appears.
 */
export function ScrollState({ label, icon }: { label: string; icon: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!bar.current || !top.current) return
    const stops = [
      observeStretch(bar.current, 'data-past-top-bar'),
      observeStretch(top.current, 'data-past-top'),
    ]
    return () => {
      stops.forEach((stop) => stop())
    }
  }, [])

  const scrollToTop = () => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={bar} className="stretch stretch--top-bar" />
      <div ref={top} className="stretch stretch--top" />
      <button type="button" className="icon-button to-top" onClick={scrollToTop}>
        <span className="visually-hidden">{label}</span>
        {icon}
      </button>
    </>
  )
}
