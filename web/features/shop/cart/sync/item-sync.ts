import {
  changesBetween,
  hasChanges,
  NO_ITEMS,
  type SavedItems,
} from '#web/features/account/saved-items/saved-items.ts'
import { hasSessionEnded, hasSignedOut, isSignedIn, subscribeToSignIn } from '#web/lib/signed-in.ts'
import { storeText } from '#web/lib/stored-text.ts'
import type { CartLine } from '../model/stored-cart.ts'
import { CHECKOUT_KEY } from '../state/storage.ts'
import { cartStore, syncedStore, viewedStore, wishlistStore } from '../state/stores.ts'

/** Tells the customer which products of this browser the account's full cart or wishlist has no room for. */
type ReportOmitted = (list: 'cart' | 'wishlist', products: readonly string[]) => void

let pendingSync: Promise<void> | undefined
let reportOmitted: ReportOmitted | undefined

const localItems = (): SavedItems => ({
  cart: cartStore.read()?.lines ?? [],
  wishlist: wishlistStore.read(),
})

const localChanges = () => changesBetween(syncedStore.read() ?? NO_ITEMS, localItems())

/** Syncs cart and wishlist with the account: sends what changed here since the last time, and takes over what changed elsewhere. */
export function syncItems(): Promise<void> {
  pendingSync ??= syncUntilSaved().finally(() => {
    pendingSync = undefined
  })
  return pendingSync
}

/** Milliseconds that a page is not left because of a sync. */
const LEAVE_AFTER_MS = 3000

/**
 * Waits for a running sync, 3 seconds at most. A page that is left during a sync does not learn what the account has saved: items that
 * are ordered next would come back into the cart.
 */
export async function waitForSync(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_AFTER_MS))
  await Promise.race([pendingSync, timeout])
}

/** Syncs now, after every change, after sign-in, and when the tab is shown again; returns a function that stops. */
export function keepItemsSynced(report: ReportOmitted): () => void {
  reportOmitted = report
  const sync = () => void syncItems()
  const syncChanges = () => {
    if (isSignedIn() && hasChanges(localChanges())) sync()
  }
  const syncVisible = () => {
    if (document.visibilityState === 'visible') sync()
  }
  // The page after the deletion of an account loads again by itself; a request of it would be refused.
  if (!hasSessionEnded()) sync()
  document.addEventListener('visibilitychange', syncVisible)
  const subscriptions = [
    cartStore.subscribe(syncChanges),
    wishlistStore.subscribe(syncChanges),
    subscribeToSignIn(sync),
  ]
  return () => {
    document.removeEventListener('visibilitychange', syncVisible)
    for (const unsubscribe of subscriptions) unsubscribe()
  }
}

async function syncUntilSaved(): Promise<void> {
  if (!isSignedIn()) {
    if (hasSignedOut()) forgetItems()
    return
  }
  // Changes made during a request are sent by the next one.
  while ((await syncOnce()) === 'changed');
}

async function syncOnce(): Promise<'done' | 'changed'> {
  const [synced, local, sent] = [syncedStore.read(), localItems(), localChanges()]
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  const response = await fetch('/api/account/saved-items', {
    method: 'POST',
    body: JSON.stringify({ account: synced?.account ?? null, ...sent }),
    headers: { 'content-type': 'application/json' },
  }).catch(() => null)
  removeEventListener('beforeunload', leave)
  // The response has ended the session. A reload would cancel a navigation, such as that of signing out.
  if (response?.status === 401 && !isLeaving) location.reload()
  if (!response?.ok) return 'done'
  // The network may answer with a page of its own, such as its sign-in, or break off.
  const saved = (await response.json().catch(() => null)) as (SavedItems & { account: string }) | null
  // Another tab has signed out: these are the items of the old account.
  if (!saved || hasSignedOut()) return 'done'
  if (hasChanges(changesBetween(local, localItems()))) return 'changed'
  syncedStore.write({ account: saved.account, lines: saved.cart, items: saved.wishlist })
  if (!hasChanges(changesBetween(local, saved))) return 'done'
  const cart = cartStore.read()
  const known = new Map<string, CartLine>(cart?.lines.map((line) => [line.id, line]))
  cartStore.write({ ...cart, lines: saved.cart.map((line) => ({ ...known.get(line.id), ...line })) })
  wishlistStore.write({ items: saved.wishlist })
  const ids = new Set(saved.cart.map(({ id }) => id))
  const lines = sent.set.map(({ id }) => id).filter((id) => !ids.has(id))
  const wished = sent.wished.filter((id) => !saved.wishlist.includes(id))
  if (lines.length > 0) reportOmitted?.('cart', lines)
  if (wished.length > 0) reportOmitted?.('wishlist', wished)
  return 'done'
}

/**
 * Removes what a customer who has signed out leaves in this browser: cart and wishlist, which their account keeps, the products they viewed, and
 * their pending checkout. A browser that was never synced is left alone.
 */
function forgetItems(): void {
  if (!syncedStore.read()) return
  for (const store of [cartStore, wishlistStore, viewedStore, syncedStore]) store.clear()
  storeText(CHECKOUT_KEY, null)
}
