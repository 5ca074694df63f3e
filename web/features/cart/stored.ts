/** What a shopper saw of a good when it was chosen, or when its changes were last accepted. */
export interface SeenGood {
  title: string
  /** Language of the title. */
  locale: string
  /** What one cost then, in minor units of `currency`. */
  price: number
  currency: string
}

/** A good in the cart, by its number, and how many of it. */
export interface CartLine {
  id: string
  quantity: number
  seen?: SeenGood
}

/** A cart as it is kept; `currency` is what the shopper chose to pay in. */
export interface Cart {
  currency?: string
  lines: readonly CartLine[]
}

/** Written into every entry, so that a later form can tell it from its own. */
export const VERSION = 1
const MOST_ENTRIES = 50
const MOST_PIECES = 99

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown) => (value ?? {}) as Fields
const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 500
const isCurrency = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code)

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The entries of a list, which stood alone before there were versions; each id once, no more than a person has. */
function entriesOf<Entry>(stored: unknown, name: string, mend: (entry: unknown) => [string, Entry] | []) {
  const list = Array.isArray(stored) ? stored : fieldsOf(stored)[name]
  const mended = new Map<string, Entry>()
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const [id, sound] = mend(entry)
    if (id !== undefined && sound !== undefined && !mended.has(id) && mended.size < MOST_ENTRIES) {
      mended.set(id, sound)
    }
  }
  return [...mended.values()]
}

function mendLine(entry: unknown): [string, CartLine] | [] {
  const { id, quantity, seen } = fieldsOf(entry)
  // Old carts hold texts; to make a number of anything else could throw.
  const written = typeof quantity === 'string' ? Number(quantity) : quantity
  const pieces = typeof written === 'number' ? Math.min(MOST_PIECES, Math.floor(written)) : 0
  if (!isId(id) || !(pieces >= 1)) return []
  const { title, locale, price, currency } = fieldsOf(seen)
  const sound = isText(title) && isText(locale) && isCurrency(currency) && Number.isSafeInteger(price)
  return [
    id,
    { id, quantity: pieces, ...(sound && { seen: { title, locale, price: price as number, currency } }) },
  ]
}

/**
 * Reads a stored cart. Whatever is stored, a sound cart comes of it: what cannot be read is left out.
 *
 * @returns null only where nothing was ever stored
 */
export function parseCart(text: string | null): Cart | null {
  if (text === null) return null
  const stored = read(text)
  const { currency } = fieldsOf(stored)
  return { ...(isCurrency(currency) && { currency }), lines: entriesOf(stored, 'lines', mendLine) }
}

/** Reads a stored wishlist, the numbers of goods, as `parseCart` reads a cart. */
export function parseWishlist(text: string | null): readonly string[] {
  return text === null ? [] : entriesOf(read(text), 'items', (id) => (isId(id) ? [id, id] : []))
}
