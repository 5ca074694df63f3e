import type { Cart } from './stored-cart.ts'

/**
 * Pages of the demo shop on which an unused cart holds sample products, with or without language. The catalog is not one of them, because
 * a cart started there must only hold what was added.
 */
const DEMO_SHOP = /^(?:\/\w\w)?\/(?:demos\/shop\/index|shop\/(?:cart|checkout))$/

/** Returns whether a path, with or without language, belongs to the demo shop. */
export const isDemoShop = (path: string): boolean => DEMO_SHOP.test(path)

/** The other pages of the shop, without the catalog. */
const SMALL_SHOP = /^(?:\/\w\w)?\/(?:shop|shop\/single\/[^/]+|cart)$/

/** Returns whether a path, with or without language, belongs to the small shop. */
export const isSmallShop = (path: string): boolean => SMALL_SHOP.test(path)

const EMPTY: Cart = { lines: [] }

/**
 * Returns the cart of a page: the stored one, else the sample products on pages of the demo shop, else an empty one.
 *
 * @param path with or without language
 */
export function cartForPage(path: string, stored: Cart | null, samples: Cart): Cart {
  return stored ?? (isDemoShop(path) ? samples : EMPTY)
}
