import { SIGNED_IN_ATTRIBUTE } from '#web/lib/signed-in.ts'
import { wishlistEntry } from './entries.ts'
import { storedText } from './keys.ts'

/** The list on which this browser and the account last agreed; absent while nobody is signed in. */
const AGREED_KEY = 'meridian.wishlist.agreed'

const isSignedIn = () => document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE)
const agreed = () => storedText(AGREED_KEY)
const asText = (items: readonly string[]) => JSON.stringify(items)

let underWay: Promise<void> | undefined

/** Whether the list was changed here since this browser and the account agreed, or they never did. */
export const isAhead = (): boolean => isSignedIn() && agreed() !== asText(wishlistEntry.read())

/**
 * Brings the wishlist of this browser and that of the account together: a guest's joins the account's at the first time, what is changed
 * here is kept there, and what was changed elsewhere is taken over.
 */
export function syncWishlist(): Promise<void> {
  underWay ??= sync().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function sync(): Promise<void> {
  if (!isSignedIn()) {
    localStorage.removeItem(AGREED_KEY)
    return
  }
  const method = agreed() === null ? 'POST' : isAhead() ? 'PUT' : 'GET'
  const sent = asText(wishlistEntry.read())
  const response = await fetch('/api/account/wishlist', {
    method,
    ...(method === 'GET'
      ? {}
      : { body: `{"items":${sent}}`, headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
  // The answer has taken the session away.
  if (response?.status === 401) location.reload()
  if (!response?.ok) return
  const { items } = (await response.json()) as { items: string[] }
  // What was changed meanwhile is sent with the next round.
  if (asText(wishlistEntry.read()) !== sent) return
  localStorage.setItem(AGREED_KEY, asText(items))
  if (asText(items) !== sent) wishlistEntry.write({ items })
}
