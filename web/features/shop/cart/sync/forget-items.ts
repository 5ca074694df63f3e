import { CHECKOUT_KEY } from '../state/storage.ts'
import { cartStore, syncedStore, viewedStore, wishlistStore } from '../state/stores.ts'

/**
 * Removes what a customer who has signed out leaves in this browser: cart and wishlist, which their account keeps, the products they viewed, and
 * their pending checkout. A browser that was never synced is left alone.
 */
export function forgetItems(): void {
  if (!syncedStore.read()) return
  for (const store of [cartStore, wishlistStore, viewedStore, syncedStore]) store.clear()
  localStorage.removeItem(CHECKOUT_KEY)
}
