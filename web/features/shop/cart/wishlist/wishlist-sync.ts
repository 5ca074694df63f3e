import { isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { readStoredText } from '../state/storage.ts'
import { wishlistStore } from '../state/stores.ts'

/** The local storage key of the last synced list; absent while signed out. */
const SYNCED_KEY = 'meridian.wishlist.agreed'

const syncedText = () => readStoredText(SYNCED_KEY)
const asText = (items: readonly string[]) => JSON.stringify(items)

let pendingSync: Promise<void> | undefined

/** Returns whether the list has changes that are not synced to the account. */
const hasUnsyncedChanges = (): boolean => isSignedIn() && syncedText() !== asText(wishlistStore.read())

/**
 * Syncs the wishlist with the account. The first sync merges a guest's list into the account's; later ones send local changes, else fetch
 * changes of other browsers.
 */
export function syncWishlist(): Promise<void> {
  pendingSync ??= sync().finally(() => {
    pendingSync = undefined
  })
  return pendingSync
}

/** Syncs the wishlist now, after every change and after sign-in; returns a function that stops. */
export function keepWishlistSynced(): () => void {
  const startSync = () => void syncWishlist()
  startSync()
  const unsubscribe = wishlistStore.subscribe(() => {
    if (hasUnsyncedChanges()) startSync()
  })
  const unsubscribeFromSignIn = subscribeToSignIn(startSync)
  return () => {
    unsubscribeFromSignIn()
    unsubscribe()
  }
}

async function sync(): Promise<void> {
  if (!isSignedIn()) {
    localStorage.removeItem(SYNCED_KEY)
    return
  }
  const method = syncedText() === null ? 'POST' : hasUnsyncedChanges() ? 'PUT' : 'GET'
  const sent = asText(wishlistStore.read())
  const response = await fetch('/api/account/wishlist', {
    method,
    ...(method === 'GET'
      ? {}
      : { body: `{"items":${sent}}`, headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
  // The response has ended the session.
  if (response?.status === 401) location.reload()
  if (!response?.ok) return
  const { items } = (await response.json()) as { items: string[] }
  // Changes made meanwhile are sent by the next sync.
  if (asText(wishlistStore.read()) !== sent) return
  localStorage.setItem(SYNCED_KEY, asText(items))
  if (asText(items) !== sent) wishlistStore.write({ items })
}
