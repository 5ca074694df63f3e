import { scheduleTime } from '#web/sanity/cache/schedule.ts'
import { type CurrencyPrice, pricesInOthers, type ShopCurrencies } from '../pricing/currency-prices.ts'
import type { PricedProduct } from '../pricing/price-cart.ts'
import { activeSale, type OwnPrice, ownPrice } from '../pricing/sale.ts'

/** The price of a product at a time, in minor units of its currency. */
export interface Offer {
  price: number
  /** The regular price; null without an active sale. */
  before: number | null
  /** The discount in whole percent, if the sale has a percentage. */
  percent: number | null
  /** End of the active sale, ISO 8601; null if there is none. */
  until: string | null
  /** What it costs in the shop's other currencies. */
  others: CurrencyPrice[]
}

/** Returns the offer of a product at a time in milliseconds since 1970, in its own currency and in those of the shop. */
export function offerAt(product: PricedProduct, now: number, shop: ShopCurrencies): Offer {
  const sale = activeSale(product.sale, now)
  const { full, reduced } = ownPrice(product, now)
  const others = pricesInOthers(product, shop, now)
  if (!sale) return { price: full, before: null, percent: null, until: null, others }
  return {
    price: reduced,
    before: full,
    percent: sale.kind === 'percent' ? sale.percent : null,
    until: sale.until,
    others,
  }
}

/** Returns the sorted times at which sales begin and end. */
export function saleBoundaries(products: readonly Pick<OwnPrice, 'sale'>[]): string[] {
  const moments = products.flatMap(({ sale }) => [sale?.from ?? null, sale?.until ?? null])
  return [...new Set(moments.filter((moment) => moment !== null))].sort()
}

const boundariesByProducts = new WeakMap<object, string[]>()

/** Returns the time at which products are priced. Cached pages expire when the next of their sales begins or ends. */
export function saleTime(products: readonly Pick<OwnPrice, 'sale'>[]): Promise<number> {
  const moments = boundariesByProducts.get(products) ?? saleBoundaries(products)
  // Stryker disable next-line CallExpression: without the cache it is only slower
  boundariesByProducts.set(products, moments)
  return scheduleTime(moments)
}
