import type { Cart } from './stored.ts'

/** The pages of the demo shop, behind the language if there is one: on these a cart nobody has used holds samples. */
const DEMO_SHOP =
  /^(?:\/\w\w)?\/(?:demos\/shop\/index|shop\/(?:grid|cart|empty-cart|checkout))(?:\/page\/\d+)?$/

/** Whether a page, by its path with or without language, belongs to the demo shop. */
export const isDemoShop = (path: string): boolean => DEMO_SHOP.test(path)

const EMPTY: Cart = { lines: [] }

/**
 * The cart as a page shows it: the stored one; where none ever was, the samples on pages of the demo shop, else none.
 *
 * @param path with or without language
 */
export function cartOn(path: string, stored: Cart | null, samples: Cart): Cart {
  return stored ?? (isDemoShop(path) ? samples : EMPTY)
}
