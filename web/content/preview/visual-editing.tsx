'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useCallback, useEffect, useRef } from 'react'
import { useOverlayMends } from './overlay-mends.ts'

/** A page that has not come after so long is not waited for: the request may have failed. Milliseconds. */
const PATIENCE_MS = 3_000

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

/** What Presentation tells the overlays of a change, as far as it is needed here. */
interface ChangeMessage {
  type?: unknown
  data?: { event?: { type?: unknown; documentId?: unknown } }
}

/**
 * Presentation asks for the page a second or more after a draft was saved, but tells of the change at once. Its parent is Studio or nobody:
 * the content security policy lets no other site frame this one.
 */
function isChangeOfDraft({ source, data }: MessageEvent<ChangeMessage | null>): boolean {
  if (source !== window.parent || data?.type !== 'presentation/snapshot-event') return false
  const { type, documentId } = data.data?.event ?? {}
  return type === 'mutation' && typeof documentId === 'string' && /^(?:drafts|versions)\./.test(documentId)
}

/** Ties the page to Presentation: shows the draft as it is saved, follows its switch, and marks what can be edited. */
export default function VisualEditing({ rendering }: { rendering: string }) {
  const refresh = useRefresh(rendering)
  useOverlayMends()
  useEffect(() => {
    const listen = (message: MessageEvent<ChangeMessage | null>) => {
      if (isChangeOfDraft(message)) refresh()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [refresh])
  return (
    <Overlays
      onPerspectiveChange={perspectiveChangeAction}
      refresh={() => {
        refresh()
        return Promise.resolve()
      }}
    />
  )
}
