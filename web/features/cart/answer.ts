import type { ShopSettings } from '#web/content/shop.ts'
import type { ExchangeRates } from '#web/lib/prices/convert.ts'
import type { PricedGood } from '#web/lib/prices/price-cart.ts'

/** A small picture, ready to be shown: decoration, as the name stands beside it. */
export interface CartPicture {
  src: string
  srcSet: string
  objectPosition: string
}

/** A good as the site sells it now. */
export interface SoldGood extends PricedGood {
  id: string
  title: string
  /** Path without language. */
  href: string
  picture: CartPicture | null
  /** How many are left; null where they are not counted. */
  available: number | null
}

/** Whether a line of the cart can be had as it is: `short` says that fewer are left. */
export type LineState = 'ok' | 'vanished' | 'soldOut' | 'short'

/** What the site knows of one line of a cart. */
export interface CheckedLine {
  productId: string
  quantity: number
  state: LineState
  /** Null for a good that is not sold any more. */
  good: SoldGood | null
}

/** What the site answers to a cart: its lines in their order, and by which rules and rates they are priced. */
export interface CartAnswer {
  lines: CheckedLine[]
  settings: ShopSettings
  rates: ExchangeRates
  /** The moment of the answer, in milliseconds since 1970: the clock by which sales begin and end. */
  now: number
}

/** Whether so many of a good can be had. */
export function stateOf(quantity: number, good: SoldGood | null): LineState {
  if (!good) return 'vanished'
  const { available } = good
  if (available === null || available >= quantity) return 'ok'
  return available === 0 ? 'soldOut' : 'short'
}
