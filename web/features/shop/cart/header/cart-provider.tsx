'use client'

import { useMessages } from 'next-intl'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type ShopActions, ShopActionsContext } from '#web/ui/shop-buttons.tsx'
import type { Shop } from '../shop.ts'
import {
  openCartPanel,
  readCartUi,
  readInitialCartUi,
  requestCartUi,
  subscribeToCartUi,
} from '../state/cart-ui-store.ts'
import { readStoredText, WISHLIST_KEY } from '../state/storage.ts'
import { wishlistStore } from '../state/stores.ts'

const CartUi = lazy(() => import('./cart-ui.tsx'))

/** The wishlist with which pages are rendered on the server. */
const INITIAL_WISHLIST: readonly string[] = []
const readInitialWishlist = () => INITIAL_WISHLIST

/** Provides the actions of the shop's buttons to the page. The code of actions, toasts and side panel loads on first use. */
export function CartProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const messages = useMessages()
  const { isRequested } = useSyncExternalStore(subscribeToCartUi, readCartUi, readInitialCartUi)
  const wishlist = useSyncExternalStore(wishlistStore.subscribe, wishlistStore.read, readInitialWishlist)
  useWishlistSync()
  const actions = useMemo<ShopActions>(
    () => ({
      wishlist,
      addToCart(product, quantity, source) {
        requestCartUi()
        void import('./cart-actions.ts').then(({ addToCart }) =>
          addToCart(product, quantity, source, shop, messages),
        )
      },
      toggleWishlist(product) {
        requestCartUi()
        void import('./cart-actions.ts').then(({ toggleWishlist }) => toggleWishlist(product, shop, messages))
      },
      openCart: openCartPanel,
    }),
    [wishlist, shop, messages],
  )
  return (
    <ShopActionsContext value={actions}>
      {children}
      {isRequested && (
        <Suspense>
          <CartUi shop={shop} />
        </Suspense>
      )}
    </ShopActionsContext>
  )
}

/** Syncs the wishlist with the account as soon as there is one. Most visitors have none and load nothing for it. */
function useWishlistSync(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    const start = () => {
      if (stop !== undefined || readStoredText(WISHLIST_KEY) === null) return
      void import('../wishlist/wishlist-sync.ts').then(({ keepWishlistSynced }) => {
        if (!isUnmounted) stop ??= keepWishlistSynced()
      })
    }
    start()
    const unsubscribe = wishlistStore.subscribe(start)
    return () => {
      isUnmounted = true
      unsubscribe()
      stop?.()
    }
  }, [])
}
