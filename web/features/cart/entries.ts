import { CART_KEY, followKey, storedText, WISHLIST_KEY } from './keys.ts'
import { parseCart, parseWishlist, VERSION } from './stored.ts'

/** One thing kept in this browser, the same in all its tabs. */
interface Entry<Value> {
  /** What is kept; the same value as long as nothing changes. */
  read: () => Value
  write: (fields: object) => void
  /** Calls back when it changes, here or in another tab; returns how to stop. */
  follow: (changed: () => void) => () => void
}

/** @param parse makes a value of what is stored; null where nothing ever was */
function createEntry<Value>(key: string, parse: (text: string | null) => Value): Entry<Value> {
  /** What is kept where nothing can be stored: it holds for this page. */
  let unstored: string | null = null
  let known: { text: string | null; value: Value } | undefined
  return {
    read() {
      const text = unstored ?? storedText(key)
      if (known?.text !== text || !known) known = { text, value: parse(text) }
      return known.value
    },
    write(fields) {
      const text = JSON.stringify({ version: VERSION, ...fields })
      try {
        localStorage.setItem(key, text)
        unstored = null
      } catch {
        unstored = text
      }
      dispatchEvent(new Event(key))
    },
    follow: (changed) => followKey(key, changed),
  }
}

/** The cart, null until something was put into one. */
export const cartEntry = createEntry(CART_KEY, parseCart)

/** The wishlist. */
export const wishlistEntry = createEntry(WISHLIST_KEY, parseWishlist)
