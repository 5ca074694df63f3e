import type { PluralForms } from '#web/lib/phrases.ts'
import type { CHECKOUT_FAULTS } from './checkout.ts'
import type { Cart } from './stored.ts'

/** What may be said when a button of the shop is pressed; `{product}` stands for its name. */
export interface PressTexts {
  added: string
  removed: string
  wished: string
  unwished: string
  limits: Record<ShopFace, string>
  region: string
  dismiss: string
}

/** Where a good was put into the cart from. */
export type ShopFace = 'list' | 'detail'

/** What is said of a cart's lines. Places of values stand in braces. */
export interface LineTexts {
  quantityOf: string
  remove: string
  removeNamed: string
  priceBefore: string
  vanished: string
  soldOut: string
  short: PluralForms
  repriced: string
  renamed: string
  unpriced: string
  changed: string
  accept: string
  loading: string
  failed: string
  tryAgain: string
  empty: string
  browse: string
  checkout: string
  subtotal: string
}

/** The side panel's own words besides. */
export interface PanelTexts extends LineTexts {
  title: string
  close: string
  viewCart: string
}

/** What the pages of the cart say besides. */
export interface PageTexts extends LineTexts {
  products: PluralForms
  inCart: PluralForms
  product: string
  price: string
  quantity: string
  total: string
  summary: string
  discount: string
  serviceCharge: string
  tax: string
  payable: string
  currency: string
  rates: string
  viewCart: string
  back: string
  opening: string
  checkoutFaults: Record<(typeof CHECKOUT_FAULTS)[number], string>
}

/** What the cart must know of the shop and the page to work anywhere on the site. */
export interface Shop {
  locale: string
  /** Whether the page runs from right to left. */
  mirrored: boolean
  samples: Cart
  limits: Record<ShopFace, number>
  press: PressTexts
  panel: PanelTexts
}
