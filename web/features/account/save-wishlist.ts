import 'server-only'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { saveCustomer } from './customers.ts'
import { readCustomer } from './queries.ts'
import { mergeWishlists } from './wishlist.ts'

/** Adds a guest's items to the account's wishlist and returns the result. Throws if the lake does not answer. */
export async function addToWishlist(
  customer: Customer,
  items: readonly string[],
): Promise<readonly string[]> {
  return replaceWishlist(customer, mergeWishlists((await readCustomer(customer)).wishlist, items))
}

/** Replaces the account's wishlist and returns it. Throws if the lake does not answer. */
export async function replaceWishlist(
  customer: Customer,
  wishlist: readonly string[],
): Promise<readonly string[]> {
  await saveCustomer(customer.uid, customer.email, { wishlist })
  return wishlist
}
