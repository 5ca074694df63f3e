/** A product number and its quantity in the cart of an account. */
export interface SavedLine {
  id: string
  quantity: number
}

/** The cart and the wishlist of an account, or of a browser. */
export interface SavedItems {
  cart: readonly SavedLine[]
  /** Product numbers. */
  wishlist: readonly string[]
}

/** What changed between two states. Applying it twice has the effect of applying it once. */
export interface ItemChanges {
  /** Lines that are new or have another quantity. */
  set: readonly SavedLine[]
  removed: readonly string[]
  wished: readonly string[]
  unwished: readonly string[]
}

/** The most lines of a cart, and the most products of a wishlist. */
export const ITEMS_MAX = 50

/** The state before anything was saved. */
export const NO_ITEMS: SavedItems = { cart: [], wishlist: [] }

const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item))
const quantities = ({ cart }: SavedItems) => new Map(cart.map(({ id, quantity }) => [id, quantity]))

/** Returns what changed from one state to another. The order of items does not matter. */
export function changesBetween(before: SavedItems, after: SavedItems): ItemChanges {
  const [old, current] = [quantities(before), quantities(after)]
  return {
    set: after.cart
      .filter(({ id, quantity }) => old.get(id) !== quantity)
      .map(({ id, quantity }) => ({ id, quantity })),
    removed: without([...old.keys()], [...current.keys()]),
    wished: without(after.wishlist, before.wishlist),
    unwished: without(before.wishlist, after.wishlist),
  }
}

/** Returns whether anything changed. */
export const hasChanges = ({ set, removed, wished, unwished }: ItemChanges): boolean =>
  set.length + removed.length + wished.length + unwished.length > 0

/**
 * Applies what changed in a browser since it last saw the account's items. What other browsers added or removed meanwhile stays so.
 *
 * @param limit the most units of a product that one customer may order
 */
export function applyChanges(
  saved: SavedItems,
  { set, removed, wished, unwished }: ItemChanges,
  limit: number,
): SavedItems {
  const cart = quantities(saved)
  for (const id of removed) cart.delete(id)
  for (const { id, quantity } of set) cart.set(id, Math.min(quantity, limit))
  return toSavedItems(cart, [...without(saved.wishlist, unwished), ...wished])
}

/** Adds the items of a browser that has never seen the account's. Nothing is removed, and the larger quantity counts. */
export function mergeItems(
  saved: SavedItems,
  { set, wished }: Pick<ItemChanges, 'set' | 'wished'>,
  limit: number,
): SavedItems {
  const cart = quantities(saved)
  for (const { id, quantity } of set) cart.set(id, Math.max(cart.get(id) ?? 0, Math.min(quantity, limit)))
  return toSavedItems(cart, [...saved.wishlist, ...wished])
}

/** Removes ordered units from the lines of a cart. Units added since the order stay. */
export function removeUnits<Line extends SavedLine>(
  lines: readonly Line[],
  ordered: readonly SavedLine[],
): readonly Line[] {
  const units = new Map(ordered.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const left = line.quantity - (units.get(line.id) ?? 0)
    return left > 0 ? [{ ...line, quantity: left }] : []
  })
}

/** Keeps the items of a full cart and of a full wishlist. */
const toSavedItems = (cart: ReadonlyMap<string, number>, wishlist: readonly string[]): SavedItems => ({
  cart: [...cart].slice(0, ITEMS_MAX).map(([id, quantity]) => ({ id, quantity })),
  wishlist: [...new Set(wishlist)].slice(0, ITEMS_MAX),
})
