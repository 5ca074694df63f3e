import type { DeliveryMethod } from '../../delivery/delivery-method.ts'
import type { GiftCard } from '../../gift-cards/gift-card.ts'
import type { ExchangeRates } from '../../pricing/convert.ts'
import type { Discount } from '../../pricing/discount.ts'
import type { TaxedProduct } from '../../pricing/price-cart.ts'
import type { ShopSettings } from '../../pricing/shop-settings.ts'
import type { TaxRules } from '../../pricing/tax.ts'
import { type QuantityError, quantityError } from './quantity.ts'

/** The attributes of a small, decorative picture. */
export interface CartPicture {
  src: string
  srcSet: string
  objectPosition: string
}

/** A product with its current price and stock. */
export interface CartProduct extends TaxedProduct {
  /** The number of the product, or of its variant. */
  id: string
  title: string
  /** The title with the chosen options. */
  name: string
  /** The chosen options; null for a product without variants. */
  options: string | null
  /** Whether it is shipped, not downloaded. */
  isShipped: boolean
  /** Path without language. */
  href: string
  picture: CartPicture | null
  /** Units in stock; null if stock is not tracked. */
  available: number | null
  /** Whether one of its variants must be chosen first. */
  needsChoice: boolean
}

/**
 * Whether a line can be ordered: `short` means that too few are left, `limit` that it exceeds the limit per customer, `unchosen` that a variant
 * must be chosen.
 */
export type LineState = 'ok' | 'vanished' | 'unchosen' | QuantityError

/** The current data of one line of a cart. */
interface CheckedLine {
  productId: string
  quantity: number
  state: LineState
  /** Null for a product that is no longer sold. */
  product: CartProduct | null
}

/** The response to a cart: its lines in order, with the shop settings and exchange rates that price them. */
export interface CheckedCart {
  lines: CheckedLine[]
  /** Promotions, and the discounts of the codes in the cart. */
  discounts: Discount[]
  /** The gift cards of the codes in the cart. */
  giftCards: GiftCard[]
  /** Codes without a discount or gift card, or not looked up after too many attempts. */
  codeErrors: Record<string, 'unknown' | 'tooMany'>
  settings: ShopSettings & TaxRules
  delivery: DeliveryMethod[]
  rates: ExchangeRates
  /** Time of the response, in milliseconds since 1970. Sales begin and end by it. */
  now: number
}

/** Returns whether a quantity can be ordered; `limit` is the maximum per product and customer. */
export function lineState(quantity: number, product: CartProduct | null, limit: number): LineState {
  if (!product) return 'vanished'
  if (product.needsChoice) return 'unchosen'
  return quantityError(quantity, { available: product.available, limit }) ?? 'ok'
}
