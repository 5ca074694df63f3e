'use client'

import { useOptimisticActor } from '@sanity/visual-editing/react'
import { useEffect } from 'react'
import { mirrorDrag, type DragEnd } from './mirror-drag.ts'
import { documentOf, isRead, type ReadVersions } from './read-documents.ts'

/**
 * Lets nobody move an item whose document the overlays are still reading: their menu would say “Loading…” for good, and what is dragged
 * would stay where it was. Until then a right press opens the browser's menu, as it does before Studio is found.
 */
function useUnreadGuard(): void {
  const overlays = useOptimisticActor() as { getSnapshot: () => { context?: { documents?: ReadVersions } } }
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const versions = overlays.getSnapshot().context?.documents
      const item = event.target instanceof Element ? event.target.closest('[data-sanity]') : null
      const id = documentOf(item?.getAttribute('data-sanity') ?? '')
      if (versions && id && !isRead(versions, id)) event.stopImmediatePropagation()
    }
    const types = ['contextmenu', 'mousedown'] as const
    for (const type of types) window.addEventListener(type, guard, { capture: true })
    return () => {
      for (const type of types) window.removeEventListener(type, guard, { capture: true })
    }
  }, [overlays])
}

/** Puts what is dragged in a page that reads from right to left where it was let go: the overlays take what is left of it for what is before. */
function useDragsFromRightToLeft(): void {
  useEffect(() => {
    const mirror = (event: Event) => {
      const { detail } = event as CustomEvent<DragEnd>
      const mirrored = document.dir === 'rtl' ? mirrorDrag(detail) : null
      if (!mirrored) return
      event.stopImmediatePropagation()
      window.dispatchEvent(new CustomEvent(event.type, { detail: mirrored }))
    }
    window.addEventListener('sanity/dragEnd', mirror, { capture: true })
    return () => window.removeEventListener('sanity/dragEnd', mirror, { capture: true })
  }, [])
}

/** What Sanity's overlays lack, mended from outside: see `docs/decisions/2026-11-22-items-moved-in-the-page.md`. */
export function useOverlayMends(): void {
  useUnreadGuard()
  useDragsFromRightToLeft()
}
