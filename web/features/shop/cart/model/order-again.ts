import { ITEMS_MAX } from '#web/features/account/saved-items/saved-items.ts'
import type { CheckedCart, LineState } from './checked-cart.ts'
import { orderableQuantity, quantityError } from './quantity.ts'
import type { Cart } from './stored-cart.ts'

/** A line of an earlier order. */
export interface OrderedItem {
  /** The number of the product or variant. */
  id: string
  title: string
  quantity: number
}

/** A line that was not added in full, and why. */
interface SkippedItem extends Pick<OrderedItem, 'id' | 'title'> {
  /** Units that were added. */
  added: number
  reason: Exclude<LineState, 'ok'> | 'full'
}

/** A cart with the items of an earlier order. */
export interface OrderedAgain {
  cart: Cart
  /** Units that were added. */
  added: number
  skipped: SkippedItem[]
}

/** Adds the items of an earlier order to a cart, as far as they are still sold, in stock and within the limit per customer. */
export function addOrderedItems(
  cart: Cart,
  items: readonly OrderedItem[],
  { lines: checked, settings }: Pick<CheckedCart, 'lines' | 'settings'>,
): OrderedAgain {
  const products = new Map(checked.map(({ productId, product }) => [productId, product]))
  const quantities = new Map(cart.lines.map(({ id, quantity }) => [id, quantity]))
  const skipped: SkippedItem[] = []
  let total = 0
  for (const { id, title, quantity } of items) {
    const product = products.get(id)
    const skip = (reason: SkippedItem['reason'], added = 0) => skipped.push({ id, title, added, reason })
    const current = quantities.get(id)
    if (!product) skip('vanished')
    else if (product.needsChoice) skip('unchosen')
    else if (current === undefined && quantities.size >= ITEMS_MAX) skip('full')
    else {
      const before = current ?? 0
      const bounds = { available: product.available, limit: settings.detailLimit }
      const added = Math.max(0, orderableQuantity(before + quantity, bounds) - before)
      const error = quantityError(before + quantity, bounds)
      if (error) skip(error, added)
      if (added > 0) quantities.set(id, before + added)
      total += added
    }
  }
  if (total === 0) return { cart, added: 0, skipped }
  const seen = new Map(cart.lines.map((line) => [line.id, line]))
  const lines = [...quantities].map(([id, quantity]) => ({ ...seen.get(id), id, quantity }))
  return { cart: { ...cart, lines }, added: total, skipped }
}
