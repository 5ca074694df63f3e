'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import type { Shop } from '../shop.ts'
import { markToastRegionReady, toasts } from '../state/cart-toasts.ts'
import { cartUiStore, readInitialCartUi } from '../state/cart-ui-store.ts'
import { CartPanel } from './cart-panel.tsx'

/** Renders the toast region and the side panel. The open panel contains the toasts, because everything outside is inert. */
export default function CartUi({ shop }: { shop: Shop }) {
  const texts = useTranslations('toast')
  const { panelOpener } = useSyncExternalStore(cartUiStore.subscribe, cartUiStore.read, readInitialCartUi)
  useEffect(markToastRegionReady, [])
  const toaster = <Toaster toasts={toasts} texts={{ region: texts('region'), dismiss: texts('dismiss') }} />
  return panelOpener ? <CartPanel shop={shop}>{toaster}</CartPanel> : createPortal(toaster, document.body)
}
