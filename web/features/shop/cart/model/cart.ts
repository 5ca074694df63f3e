import { ITEMS_MAX, removeUnits } from '#web/features/account/saved-items/saved-items.ts'
import type { Cart, CartLine } from './stored-cart.ts'

/** The result of a change; also the key of its message, if it has one. */
type ChangeOutcome = 'added' | 'removed' | 'limit' | 'full' | 'changed' | 'ignored'

/** A cart after a change; the same object if nothing changed. */
export interface CartChange {
  cart: Cart
  outcome: ChangeOutcome
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({ ...cart, lines })
const isQuantity = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 0

/** Returns the quantity of a product in the cart. */
export const quantityOf = (cart: Cart, id: string): number =>
  cart.lines.find((line) => line.id === id)?.quantity ?? 0

/**
 * Adds units of a product to the cart.
 *
 * @param limit maximum quantity of one product, which depends on where it is added
 * @returns `limit` if the limit is exceeded, `full` if the cart holds no further product, `ignored` for less than one unit; in all three cases
 *   the cart is unchanged
 */
export function addLine(cart: Cart, { id, quantity }: CartLine, limit: number): CartChange {
  if (!isQuantity(quantity) || quantity === 0) return { cart, outcome: 'ignored' }
  const current = quantityOf(cart, id)
  if (current + quantity > limit) return { cart, outcome: 'limit' }
  if (current === 0 && cart.lines.length >= ITEMS_MAX) return { cart, outcome: 'full' }
  const lines = current
    ? cart.lines.map((line) => (line.id === id ? { ...line, quantity: current + quantity } : line))
    : [...cart.lines, { id, quantity }]
  return { cart: withLines(cart, lines), outcome: 'added' }
}

/**
 * Sets the quantity of a product in the cart. 0 removes it; negative quantities and missing products are ignored.
 *
 * @param limit maximum quantity; more leaves the cart unchanged
 */
export function setLineQuantity(cart: Cart, { id, quantity }: CartLine, limit: number): CartChange {
  const current = quantityOf(cart, id)
  if (!isQuantity(quantity) || current === 0 || quantity === current) return { cart, outcome: 'ignored' }
  if (quantity === 0) {
    return {
      cart: withLines(
        cart,
        cart.lines.filter((line) => line.id !== id),
      ),
      outcome: 'removed',
    }
  }
  // Stryker disable next-line EqualityOperator: the current quantity was ignored above
  if (quantity > limit && quantity > current) return { cart, outcome: 'limit' }
  const lines = cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line))
  return { cart: withLines(cart, lines), outcome: 'changed' }
}

/** A wishlist after a change; `outcome` is also the key of its message. */
export interface WishlistChange {
  items: readonly string[]
  outcome: 'added' | 'removed' | 'full'
}

/** Adds a product to the wishlist, or removes it if it is there. A full wishlist stays as it is. */
export function toggleWishlistItem(items: readonly string[], id: string): WishlistChange {
  if (items.includes(id)) return { items: items.filter((other) => other !== id), outcome: 'removed' }
  if (items.length >= ITEMS_MAX) return { items, outcome: 'full' }
  return { items: [...items, id], outcome: 'added' }
}

/** Removes ordered units and the used codes from a cart. */
export const removeOrderedItems = (
  { codes: _used, ...cart }: Cart,
  items: readonly { id: string; quantity: number }[],
): Cart => ({ ...cart, lines: removeUnits(cart.lines, items) })
