'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef, useState } from 'react'
import { PAGE_ID } from './page-id.ts'
import { leavesPage, pressOnLink } from './presses.ts'

/** Milliseconds for which the full line stays after a navigation has ended. */
const FAREWELL = 200

/**
 * The thin line across the page while another one is on its way. It comes with the script, and has a place of its own to come to: a
 * new child of the body would have the browser style the whole page once more.
 */
export function RouteProgress() {
  return (
    <div>
      <Suspense>
        <ProgressLine />
      </Suspense>
    </div>
  )
}

function ProgressLine() {
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle')
  const address = `${usePathname()}?${useSearchParams().toString()}`
  const shown = useRef(address)
  const wentBack = useRef(false)

  useEffect(() => {
    const start = (event: MouseEvent) => {
      const press = pressOnLink(event)
      if (!press || !leavesPage(press, location.href)) return
      // A jump to an anchor also looks like going back; a press on a link never is.
      wentBack.current = false
      setState('running')
    }
    const goBack = () => {
      wentBack.current = true
    }
    document.addEventListener('click', start, { capture: true })
    addEventListener('popstate', goBack)
    return () => {
      document.removeEventListener('click', start, { capture: true })
      removeEventListener('popstate', goBack)
    }
  }, [])

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    arrive(wentBack.current)
    wentBack.current = false
    setState((current) => (current === 'running' ? 'done' : current))
  }, [address])

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => {
      setState('idle')
    }, FAREWELL)
    return () => {
      clearTimeout(timer)
    }
  }, [state])

  return <div className="progress-line" data-state={state} aria-hidden="true" />
}

/**
 * A new page begins at its top and holds the focus; going back returns to where one was, and a list that was only narrowed says
 * beforehand that its visitor stays in place.
 */
function arrive(wentBack: boolean): void {
  const { dataset } = document.documentElement
  const staysInPlace = dataset.keepPlace !== undefined
  delete dataset.keepPlace
  if (wentBack || staysInPlace || location.hash) return
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById(PAGE_ID)?.focus({ preventScroll: true })
}
