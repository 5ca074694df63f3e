'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useCallback, useEffect, useRef, type ComponentProps } from 'react'
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
  data?: { event?: { type?: unknown; documentId?: unknown; resultRev?: unknown } }
}

/** A document as it is after a change. */
const stateOf = (id: string, revision: unknown) => `${id} ${String(revision)}`

/**
 * The draft that a message tells of, as it is now; null where it tells of none. Presentation's parent is Studio or nobody: the content security
 * policy lets no other site frame this one.
 */
function changedDraft({ source, data }: MessageEvent<ChangeMessage | null>): string | null {
  if (source !== window.parent || data?.type !== 'presentation/snapshot-event') return null
  const { type, documentId, resultRev } = data.data?.event ?? {}
  const isDraft = typeof documentId === 'string' && /^(?:drafts|versions)\./.test(documentId)
  return type === 'mutation' && isDraft ? stateOf(documentId, resultRev) : null
}

/** States of drafts that are remembered. */
const REMEMBERED = 100

/**
 * Ties the page to Presentation: shows the draft as it is saved, follows its switch, and marks what can be edited. Presentation tells of a change at
 * once, and asks for the page a second later and again another second later: for what has been asked for already it is not asked for again.
 */
export default function VisualEditing({ rendering }: { rendering: string }) {
  const refresh = useRefresh(rendering)
  const shown = useRef<string[]>([])
  useOverlayMends()
  useEffect(() => {
    const listen = (message: MessageEvent<ChangeMessage | null>) => {
      const state = changedDraft(message)
      if (state === null) return
      shown.current = [...shown.current, state].slice(-REMEMBERED)
      refresh()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [refresh])
  const refreshOnce: ComponentProps<typeof Overlays>['refresh'] = (asked) => {
    const { _id, _rev } = asked.source === 'mutation' ? asked.document : {}
    if (_id === undefined || !shown.current.includes(stateOf(_id, _rev))) refresh()
    return Promise.resolve()
  }
  return <Overlays onPerspectiveChange={perspectiveChangeAction} refresh={refreshOnce} />
}
