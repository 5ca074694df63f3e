'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { repeatEarlyClicks } from '#web/lib/early-clicks.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'
import { PAGE_ID } from './constants.ts'
import { routeTransition } from './route-transition.ts'

/**
 * The progress bar of a navigation, and of clicks before the page is hydrated. It has its own container: a new child of the body would restyle
 * the whole page.
 */
export function RouteProgress() {
  useEffect(repeatEarlyClicks, [])
  return (
    <div>
      <Suspense fallback={<div className="progress-line" />}>
        <ProgressLine />
      </Suspense>
    </div>
  )
}

function ProgressLine() {
  const state = useSyncExternalStore(routeTransition.subscribe, routeTransition.read, () => 'idle')
  const address = `${usePathname()}?${useSearchParams().toString()}`
  const shown = useRef(address)

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    resetScrollAndFocus(routeTransition.finish().wentBack)
  }, [address])

  return <div className="progress-line" data-state={state} aria-hidden="true" />
}

/** The error of the form just sent, on the page shown and not on one that Next keeps hidden. */
const FORM_ERROR = 'main:not([style*="display: none"]) .form-notice--error[tabindex]'

/**
 * Scrolls a new page to the top and focuses it. If its address names a place, to which Next scrolls, that gets the focus, else the error
 * of a form. Keeps the position when going back, and when a filtered list or the choice of a variant asked for it with `data-keep-place`.
 */
function resetScrollAndFocus(wentBack: boolean): void {
  const { dataset } = document.documentElement
  const staysInPlace = dataset.keepPlace !== undefined
  delete dataset.keepPlace
  if (wentBack || staysInPlace) return
  const place = decodeSegments([location.hash.slice(1)])?.[0]
  if (!place) scrollTo({ top: 0, behavior: 'instant' })
  const error = place ? null : document.querySelector<HTMLElement>(FORM_ERROR)
  if (error) return error.focus()
  const target = document.getElementById(place || PAGE_ID)
  // Sections and headings take the focus from scripts only.
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
