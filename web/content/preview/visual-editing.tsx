'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOverlayMends } from './overlay-mends.ts'
import { ToldChanges } from './told-changes.ts'

/** A page that has not come after so long is not waited for: the request may have failed. Milliseconds. */
const PATIENCE_MS = 3_000

/** After so long a page is asked for again that shows what the lake said before it went away. Milliseconds. */
const AGAIN_MS = 2_000

/**
 * Asks for the page again, one request after the other: what changes while one is under way is asked for once, when that has come. Next
 * would put all of them in a row. The page on the screen stays until the next one is whole, so nothing flickers and nobody loses their place.
 *
 * @param rendering another value for each time that the page was made
 */
function useRefresh(rendering: string): () => void {
  const router = useRouter()
  const waitsUntil = useRef(0)
  const isWanted = useRef(false)
  const ask = useRef(() => {
    waitsUntil.current = Date.now() + PATIENCE_MS
    isWanted.current = false
    router.refresh()
  })
  useEffect(() => {
    waitsUntil.current = 0
    if (isWanted.current) ask.current()
  }, [rendering])
  return useCallback(() => {
    if (Date.now() < waitsUntil.current) isWanted.current = true
    else ask.current()
  }, [])
}

/**
 * Ties the page to Presentation: shows the draft as it is saved, follows its switch, and marks what can be edited. Presentation is Studio, this page's
 * parent, or nobody: the content security policy lets no other site frame it.
 *
 * @param rendering another value for each time that the page was made
 * @param isBehind whether the page may be older than its drafts, because the lake could not be asked
 */
export default function VisualEditing({ rendering, isBehind }: { rendering: string; isBehind: boolean }) {
  const refresh = useRefresh(rendering)
  const [told] = useState(() => new ToldChanges())
  useOverlayMends()
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setTimeout(refresh, AGAIN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [rendering, isBehind, refresh])
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Parameters<ToldChanges['note']>[0]>) => {
      if (source === window.parent && told.note(data)) refresh()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [refresh, told])
  return (
    <Overlays
      onPerspectiveChange={perspectiveChangeAction}
      refresh={(asked) => {
        if (!told.isBehind(asked)) refresh()
        return Promise.resolve()
      }}
    />
  )
}
