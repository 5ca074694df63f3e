import type { Cart } from './stored.ts'

/**
 * The demo shop and its pages of the cart, behind the language if there is one: on these a cart nobody has used holds samples. The
 * catalogue is not one of them: who begins a cart there gets what was chosen, and nothing else. Nor is the page of the empty cart,
 * which shows one.
 */
const DEMO_SHOP = /^(?:\/\w\w)?\/(?:demos\/shop\/index|shop\/(?:cart|checkout))$/

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
