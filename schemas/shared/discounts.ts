import { normalizeTyped } from './digits.ts'

/** The kinds of discount on an order. */
export const DISCOUNT_KINDS = [
  { value: 'percent', title: 'Percentage' },
  { value: 'amount', title: 'Amount' },
  { value: 'buyXGetY', title: 'Buy some, get some' },
  { value: 'freeDelivery', title: 'Free delivery' },
] as const

export type DiscountKind = (typeof DISCOUNT_KINDS)[number]['value']

/** What a discount applies to. */
export const DISCOUNT_SCOPES = [
  { value: 'all', title: 'All products' },
  { value: 'products', title: 'Some products' },
  { value: 'categories', title: 'Some categories' },
] as const

export const DISCOUNT_SCOPE_VALUES = DISCOUNT_SCOPES.map(({ value }) => value)

/** A code as it is stored: 3 to 32 capital letters, digits and hyphens. */
export const DISCOUNT_CODE = /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/

/** How many codes a cart may have. */
export const MAX_CODES = 5

/** Returns a typed code as it is stored: without spaces, in capital letters and Latin digits. */
export const normalizeCode = (typed: string): string =>
  normalizeTyped(typed).replace(/\s+/g, '').toUpperCase()

/** Returns the id of the document that guards the number of uses of a discount against concurrent orders. */
export const discountUsesId = (discountId: string): string => `discountUses.${discountId}`
