'use client'

import { useOptimisticActor } from '@sanity/visual-editing/react'
import { useEffect } from 'react'
import { documentIdOf, isLoaded, type LoadedVersions } from './loaded-documents.ts'
import { type DragEnd, mirrorDrag } from './mirror-drag.ts'

/**
 * Blocks context menus and drags on items whose document the overlays still load: the menu would say
 * “Loading…” forever and the drag would have no effect.
 */
function useUnloadedDocumentGuard(): void {
  const overlays = useOptimisticActor() as { getSnapshot: () => { context?: { documents?: LoadedVersions } } }
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const versions = overlays.getSnapshot().context?.documents
      const item = event.target instanceof Element ? event.target.closest('[data-sanity]') : null
      const id = documentIdOf(item?.getAttribute('data-sanity') ?? '')
      if (versions && id && !isLoaded(versions, id)) event.stopImmediatePropagation()
    }
    const types = ['contextmenu', 'mousedown'] as const
    for (const type of types) window.addEventListener(type, guard, { capture: true })
    return () => {
      for (const type of types) window.removeEventListener(type, guard, { capture: true })
    }
  }, [overlays])
}

/** Mirrors drags on right-to-left pages, because the overlays treat left as before. */
function useMirroredDrags(): void {
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

/** Applies workarounds for Sanity's overlays: see `docs/decisions/2026-11-22-visual-editing-workarounds.md`. */
export function useOverlayWorkarounds(): void {
  useUnloadedDocumentGuard()
  useMirroredDrags()
}
