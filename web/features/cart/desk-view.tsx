'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { panel, toasts, toastsStand } from './desk.ts'
import { CartPanel } from './panel.tsx'
import type { Shop } from './shop-texts.ts'

/** What pressing a button of the shop brings: toasts, and the side panel. While the panel is open it holds the toasts: all else is inert. */
export default function Desk({ shop }: { shop: Shop }) {
  const isOpen = useSyncExternalStore(panel.follow, panel.read, () => null) !== null
  useEffect(toastsStand, [])
  const toaster = <Toaster toasts={toasts} texts={shop.press} />
  return isOpen ? <CartPanel shop={shop}>{toaster}</CartPanel> : createPortal(toaster, document.body)
}
