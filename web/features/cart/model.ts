import type { Cart, CartLine } from './stored.ts'

/** What became of a change; the name of the message that says so, but for what needs no word. */
export type Outcome = 'added' | 'removed' | 'limit' | 'changed' | 'ignored'

/** A cart after a change. Where nothing changed it is the same cart. */
export interface Changed {
  cart: Cart
  outcome: Outcome
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({ ...cart, lines })
const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 0

/** How many of a good are in the cart. */
export const quantityOf = (cart: Cart, id: string): number =>
  cart.lines.find((line) => line.id === id)?.quantity ?? 0

/**
 * Puts more of a good into the cart.
 *
 * @param limit the most of one good that may be in the cart, where it was added from
 * @returns `limit` and the cart as it was where that would be passed; `ignored` for less than one
 */
export function add(cart: Cart, { id, quantity }: CartLine, limit: number): Changed {
  if (!isCount(quantity) || quantity === 0) return { cart, outcome: 'ignored' }
  const had = quantityOf(cart, id)
  if (had + quantity > limit) return { cart, outcome: 'limit' }
  const lines = had
    ? cart.lines.map((line) => (line.id === id ? { ...line, quantity: had + quantity } : line))
    : [...cart.lines, { id, quantity }]
  return { cart: withLines(cart, lines), outcome: 'added' }
}

/**
 * Sets how many of a good are in the cart: 0 removes it, less is ignored, and so is a good that is not there.
 *
 * @param limit the most that may be chosen; more leaves the cart as it was
 */
export function change(cart: Cart, { id, quantity }: CartLine, limit: number): Changed {
  const had = quantityOf(cart, id)
  if (!isCount(quantity) || had === 0 || quantity === had) return { cart, outcome: 'ignored' }
  if (quantity === 0) {
    return {
      cart: withLines(
        cart,
        cart.lines.filter((line) => line.id !== id),
      ),
      outcome: 'removed',
    }
  }
  if (quantity > limit && quantity > had) return { cart, outcome: 'limit' }
  const lines = cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line))
  return { cart: withLines(cart, lines), outcome: 'changed' }
}

/** A wishlist with a good, or without it where it was there. */
export function toggle(wishlist: readonly string[], id: string): readonly string[] {
  return wishlist.includes(id) ? wishlist.filter((other) => other !== id) : [...wishlist, id]
}

/** A cart without what was ordered; what was put into it since stays. */
export function withoutOrdered(cart: Cart, items: readonly { id: string; quantity: number }[]): Cart {
  const ordered = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const lines = cart.lines.flatMap((line) => {
    const left = line.quantity - (ordered.get(line.id) ?? 0)
    return left > 0 ? [{ ...line, quantity: left }] : []
  })
  return { ...cart, lines }
}
