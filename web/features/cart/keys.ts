import { followOtherTabs } from '#web/lib/other-tabs.ts'

/** Where the cart is kept in local storage; also the event that tells this tab of a change. */
export const CART_KEY = 'meridian.cart'

/** The same for the wishlist. */
export const WISHLIST_KEY = 'meridian.wishlist'

/** The event that asks for a place for toasts where no button of the shop was pressed yet. */
export const DESK_WANTED = 'meridian.desk'

/** What is stored under a key; null where nothing is, or nothing can be. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Calls back when what is stored under a key changes, here or in another tab; returns how to stop. */
export function followKey(key: string, changed: () => void): () => void {
  const stopOtherTabs = followOtherTabs(changed)
  addEventListener(key, changed)
  return () => {
    stopOtherTabs()
    removeEventListener(key, changed)
  }
}
