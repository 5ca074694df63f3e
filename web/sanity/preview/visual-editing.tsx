'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readLanguageChange } from './language-change.ts'
import { NotifiedChanges } from './notified-changes.ts'
import { useOverlayWorkarounds } from './overlay-workarounds.ts'

/** Stops waiting for a page after this time, in milliseconds: the request may have failed. */
const REFRESH_TIMEOUT_MS = 3_000

/** Refreshes a page that may be outdated after this time, in milliseconds. */
const RETRY_MS = 2_000

type PresentationMessage = Parameters<NotifiedChanges['record']>[0] & Parameters<typeof readLanguageChange>[0]

/**
 * Returns a function that refreshes the page, one request at a time: changes during a request lead to one
 * more. Next would queue them all. The current page stays until the next one is complete.
 *
 * @param rendering a different value for each rendering of the page
 */
function useRefresh(rendering: string): () => void {
  const router = useRouter()
  const waitsUntil = useRef(0)
  const isRequested = useRef(false)
  const ask = useRef(() => {
    waitsUntil.current = Date.now() + REFRESH_TIMEOUT_MS
    isRequested.current = false
    router.refresh()
  })
  useEffect(() => {
    waitsUntil.current = 0
    if (isRequested.current) ask.current()
  }, [rendering])
  return useCallback(() => {
    if (Date.now() < waitsUntil.current) isRequested.current = true
    else ask.current()
  }, [])
}

/**
 * Connects the page to Presentation: refreshes it when a draft is saved, follows its perspective and language, and
 * shows the overlays. The content security policy lets only Studio frame the page.
 *
 * @param rendering a different value for each rendering of the page
 * @param isStale whether the page may be outdated because the lake does not respond
 */
export default function VisualEditing({ rendering, isStale }: { rendering: string; isStale: boolean }) {
  const refresh = useRefresh(rendering)
  const [changes] = useState(() => new NotifiedChanges())
  useOverlayWorkarounds()
  useEffect(() => {
    if (!isStale) return undefined
    const timer = setTimeout(refresh, RETRY_MS)
    return () => clearTimeout(timer)
  }, [rendering, isStale, refresh])
  useEffect(() => {
    const listen = (event: MessageEvent<PresentationMessage>) => {
      if (event.source !== window.parent) return
      if (changes.record(event.data)) refresh()
      const address = readLanguageChange(event.data, location.href)
      if (!address) return
      // The overlays would open it with the router.
      event.stopImmediatePropagation()
      location.assign(address)
    }
    window.addEventListener('message', listen, { capture: true })
    return () => window.removeEventListener('message', listen, { capture: true })
  }, [refresh, changes])
  return (
    <Overlays
      onPerspectiveChange={perspectiveChangeAction}
      refresh={(request) => {
        if (!changes.includes(request)) refresh()
        return Promise.resolve()
      }}
    />
  )
}
