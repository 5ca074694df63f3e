import { sayCount, type PluralForms } from '#web/lib/phrases.ts'
import { cartOn } from './demo-shop.ts'
import { cartEntry } from './entries.ts'
import type { Cart } from './stored.ts'

/** How many lines the cart has on a page, and how its button is called then. */
export interface CartCount {
  count: number
  label: string
}

/** Counts the lines of the cart as a page shows it. */
export function countOn(path: string, samples: Cart, labels: PluralForms, locale: string): CartCount {
  const count = cartOn(path, cartEntry.read(), samples).lines.length
  return { count, label: sayCount(labels, count, locale) }
}
