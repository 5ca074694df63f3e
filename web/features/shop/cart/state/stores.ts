import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { subscribeToKey } from '#web/lib/storage-changes.ts'
import { readStoredText, savesTexts, storeText } from '#web/lib/stored-text.ts'
import { parseCart, parseProductNumbers, parseSyncedItems, VERSION } from '../model/stored-cart.ts'
import { CART_KEY, SYNCED_KEY, VIEWED_KEY, WISHLIST_KEY } from './storage.ts'

/** Creates a store for a local storage key, which all tabs share. `parse` receives null if nothing was ever stored. */
function createBrowserStore<Value>(key: string, parse: (text: string | null) => Value) {
  let parsed: { text: string | null; value: Value } | undefined
  return {
    /** Returns the value; the same object until it changes. */
    read: (): Value => {
      const text = readStoredText(key)
      if (parsed?.text !== text || !parsed) parsed = { text, value: parse(text) }
      return parsed.value
    },
    write: (fields: object) => {
      storeText(key, JSON.stringify({ version: VERSION, ...fields }))
      dispatchEvent(new Event(key))
    },
    /** Removes the value, as if nothing was ever stored. */
    clear: () => {
      storeText(key, null)
      dispatchEvent(new Event(key))
    },
    /** Subscribes to changes in this tab and others; returns a function that unsubscribes. */
    subscribe: (changed: () => void) => subscribeToKey(key, changed),
  }
}

/** Returns the value of a store; undefined until the browser has read it. */
export const useStored = <Value>(store: Pick<BrowserStore<Value>, 'read' | 'subscribe'>) =>
  useSyncExternalStore<Value | undefined>(store.subscribe, store.read, () => undefined)

type BrowserStore<Value> = ReturnType<typeof createBrowserStore<Value>>

/** The store of the cart; null until something was added. */
export const cartStore = createBrowserStore(CART_KEY, parseCart)

/** The store of the wishlist. */
export const wishlistStore = createBrowserStore(WISHLIST_KEY, parseProductNumbers)

/** The store of the account's items as last synced; null until a customer signs in. */
export const syncedStore = createBrowserStore(SYNCED_KEY, parseSyncedItems)

/** The store of the products viewed last, newest first. */
export const viewedStore = createBrowserStore(VIEWED_KEY, parseProductNumbers)

/** Whether cart and wishlist are lost with the page: neither the browser nor an account saves them. */
export const areItemsUnsaved = (): boolean => !isSignedIn() && !savesTexts()

/** Returns whether cart and wishlist are lost with the page; false until the browser is asked. */
export const useItemsUnsaved = (): boolean =>
  useSyncExternalStore(subscribeToSignIn, areItemsUnsaved, () => false)
