import { DISCOUNT_CODE, MAX_CODES } from '#schemas/shared/discounts.ts'
import { MAX_QUANTITY } from '#schemas/shared/line-amounts.ts'
import { PRODUCT_NUMBER } from '#schemas/shared/variants.ts'
import { ITEMS_MAX } from '#web/features/account/saved-items/saved-items.ts'

/** The title and price that a shopper saw when adding a product or accepting its changes. */
export interface ProductSnapshot {
  title: string
  /** Language of the title. */
  locale: string
  /** Unit price at that time, in minor units of `currency`. */
  price: number
  currency: string
}

/** A product number and its quantity in the cart. */
export interface CartLine {
  id: string
  quantity: number
  seen?: ProductSnapshot
}

/** A stored cart; `currency` is the paying currency that the shopper chose. */
export interface Cart {
  currency?: string
  /** Discount codes. */
  codes?: readonly string[]
  /** Id of the chosen delivery method. */
  delivery?: string
  /** The chosen country, by ISO 3166 code; missing for countries without tax rates of their own. */
  country?: string
  lines: readonly CartLine[]
}

/** Stored with every value, so that later versions can recognize the format. */
export const VERSION = 1

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown) => (value ?? {}) as Fields
const isId = (id: unknown): id is string => typeof id === 'string' && PRODUCT_NUMBER.test(id)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 500
const isCode = (code: unknown): code is string => typeof code === 'string' && DISCOUNT_CODE.test(code)
const isMethod = (id: unknown): id is string => typeof id === 'string' && /^[\w.-]{1,128}$/.test(id)
const isCountry = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code)
const isCurrency = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses the entries of a list, unique by id, up to a maximum. */
function parseEntries<Entry>(
  stored: unknown,
  name: string,
  parseEntry: (entry: unknown) => [string, Entry] | null,
) {
  const list = fieldsOf(stored)[name]
  const parsed = new Map<string, Entry>()
  // Stryker disable next-line ArrayDeclaration: an invalid entry is none
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const found = parseEntry(entry)
    if (found && !parsed.has(found[0]) && parsed.size < ITEMS_MAX) parsed.set(...found)
  }
  return [...parsed.values()]
}

function parseLine(entry: unknown): [string, CartLine] | null {
  const { id, quantity, seen } = fieldsOf(entry)
  const units = typeof quantity === 'number' ? Math.min(MAX_QUANTITY, Math.floor(quantity)) : 0
  if (!isId(id) || !(units >= 1)) return null
  const { title, locale, price, currency } = fieldsOf(seen)
  const isValid = isText(title) && isText(locale) && isCurrency(currency) && Number.isSafeInteger(price)
  return [
    id,
    { id, quantity: units, ...(isValid && { seen: { title, locale, price: price as number, currency } }) },
  ]
}

/**
 * Parses a stored cart and drops whatever is invalid.
 *
 * @returns null only if nothing was ever stored
 */
export const parseCart = (text: string | null): Cart | null =>
  text === null ? null : toCart(parseJson(text))

function toCart(stored: unknown): Cart {
  const { currency, delivery, country } = fieldsOf(stored)
  const codes = parseEntries(stored, 'codes', (code) => (isCode(code) ? [code, code] : null))
  return {
    ...(isCurrency(currency) && { currency }),
    ...(isMethod(delivery) && { delivery }),
    ...(isCountry(country) && { country }),
    ...(codes.length > 0 && { codes: codes.slice(0, MAX_CODES) }),
    lines: parseEntries(stored, 'lines', parseLine),
  }
}

/** Parses a stored list of product numbers, such as the wishlist, and drops whatever is invalid. */
export const parseProductNumbers = (text: string | null): readonly string[] =>
  toNumbers(parseJson(text ?? ''))

const toNumbers = (stored: unknown) => parseEntries(stored, 'items', (id) => (isId(id) ? [id, id] : null))

/** The items of an account as a browser last saw them. */
interface SyncedItems {
  /** Identifies the account. */
  account: string
  cart: readonly CartLine[]
  wishlist: readonly string[]
}

/** Parses stored items of an account; null without any, or if it is unknown whose they are. */
export function parseSyncedItems(text: string | null): SyncedItems | null {
  const stored = parseJson(text ?? '')
  const { account } = fieldsOf(stored)
  return typeof account === 'string'
    ? { account, cart: toCart(stored).lines, wishlist: toNumbers(stored) }
    : null
}
