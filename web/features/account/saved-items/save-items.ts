import 'server-only'
import { hashTexts } from '#web/lib/secrets.ts'
import { commitGuarded, retryOnConflict, setGuarded } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { getCustomerId, readCustomer } from '../queries.ts'
import type { SentChanges } from './item-changes.ts'
import { applyChanges, changesBetween, hasChanges, mergeItems, type SavedItems } from './saved-items.ts'

/** Identifies an account to its browsers, so that one account's items never become those of another. It says nothing about its owner. */
const accountKey = (uid: string): string => hashTexts('saved-items', uid).slice(0, 16)

/** The items of an account, as its browsers get them. */
export interface AccountItems extends SavedItems {
  account: string
}

/**
 * Applies the changes of a browser to the items of an account, and returns all of them. A browser that has not seen this account's items only
 * adds. Throws if the lake does not respond or other browsers are always faster.
 *
 * @param limit the most units of a product that one customer may order
 */
export function saveItems(
  { uid, email }: { uid: string; email: string },
  sent: SentChanges,
  limit: number,
): Promise<AccountItems> {
  const account = accountKey(uid)
  const apply = sent.account === account ? applyChanges : mergeItems
  return retryOnConflict(async () => {
    const { _rev: revision, cart, wishlist } = await readCustomer(uid)
    const saved = { cart, wishlist }
    const items = apply(saved, sent, limit)
    if (!hasChanges(changesBetween(saved, items))) return { account, ...saved }
    const fields = { email, cart: items.cart.map(toStoredLine), wishlist: items.wishlist }
    const transaction = privateClient().transaction()
    setGuarded(transaction, { _id: getCustomerId(uid), _type: 'customer' }, revision, fields)
    return (await commitGuarded(transaction)) ? { account, ...items } : 'conflict'
  })
}

/** Returns a line of a cart as the account stores it. */
export const toStoredLine = ({ id, quantity }: SavedItems['cart'][number]) => ({
  _key: id,
  _type: 'savedLine',
  number: id,
  quantity,
})
