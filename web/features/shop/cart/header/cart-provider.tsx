'use client'

import { type Messages, useMessages } from 'next-intl'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { retryImport } from '#web/lib/retry-import.ts'
import { isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { readStoredText } from '#web/lib/stored-text.ts'
import { type ShopActions, ShopActionsContext } from '#web/ui/shop-buttons.tsx'
import type { Shop } from '../shop.ts'
import { cartUiStore, openCartPanel, readInitialCartUi, requestCartUi } from '../state/cart-ui-store.ts'
import { SYNCED_KEY } from '../state/storage.ts'
import { wishlistStore } from '../state/stores.ts'
import { PendingCartUi } from './pending-cart-ui.tsx'

const CartUi = lazy(() => retryImport(() => import('./cart-ui.tsx')))
const importActions = () => retryImport(() => import('./cart-actions.ts'))

/** The wishlist with which pages are rendered on the server. */
const INITIAL_WISHLIST: readonly string[] = []
const readInitialWishlist = () => INITIAL_WISHLIST

/** Provides the actions of the shop's buttons to the page. The code of actions, toasts and side panel loads on first use. */
export function CartProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const messages = useMessages()
  const { isRequested } = useSyncExternalStore(cartUiStore.subscribe, cartUiStore.read, readInitialCartUi)
  const wishlist = useSyncExternalStore(wishlistStore.subscribe, wishlistStore.read, readInitialWishlist)
  useItemSync(shop, messages)
  const actions = useMemo<ShopActions>(
    () => ({
      wishlist,
      addToCart(product, quantity, source) {
        requestCartUi()
        void importActions().then(({ addToCart }) => addToCart(product, quantity, source, shop, messages))
      },
      toggleWishlist(product) {
        requestCartUi()
        void importActions().then(({ toggleWishlist }) => toggleWishlist(product, shop, messages))
      },
      openCart: openCartPanel,
    }),
    [wishlist, shop, messages],
  )
  return (
    <ShopActionsContext value={actions}>
      {children}
      {isRequested && (
        <Suspense fallback={<PendingCartUi />}>
          <CartUi shop={shop} />
        </Suspense>
      )}
    </ShopActionsContext>
  )
}

/** Syncs cart and wishlist with the account of a customer, or removes them after sign-out. Other visitors load nothing for it. */
function useItemSync(shop: Shop, messages: Messages): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    const report = (list: 'cart' | 'wishlist', products: readonly string[]) => {
      void importActions().then(({ reportOmitted }) => reportOmitted(list, products, shop, messages))
    }
    const start = () => {
      if (stop !== undefined || !(isSignedIn() || readStoredText(SYNCED_KEY) !== null)) return
      void retryImport(() => import('../sync/item-sync.ts')).then(({ keepItemsSynced }) => {
        if (!isUnmounted) stop ??= keepItemsSynced(report)
      })
    }
    start()
    const unsubscribe = subscribeToSignIn(start)
    return () => {
      isUnmounted = true
      unsubscribe()
      stop?.()
    }
  }, [shop, messages])
}
