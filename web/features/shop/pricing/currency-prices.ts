import { payableStep } from '#schemas/shared/currencies.ts'
import { convertExactly, type ExchangeRates } from './convert.ts'
import type { DeliveryPrice } from './delivery.ts'
import { type PricedProduct, unitPrices } from './price-cart.ts'
import { toNumber } from './ratio.ts'

/** The currencies in which prices are shown, and their exchange rates. */
export interface ShopCurrencies {
  currencies: readonly string[]
  rates: ExchangeRates
}

/** Returns the payment currencies of a shop, or else its own currency. */
export const payingCurrencies = (shop: { currency: string; payingCurrencies: string[] }): string[] =>
  shop.payingCurrencies.length > 0 ? shop.payingCurrencies : [shop.currency]

/** The price of one unit in a currency, in its minor units; both are equal without an active sale. */
export interface CurrencyPrice {
  currency: string
  full: number
  reduced: number
}

/** Returns what a product costs in each of the shop's other currencies, as at checkout. Those without an exchange rate are left out. */
export function pricesInOthers(
  product: PricedProduct,
  { currencies, rates }: ShopCurrencies,
  now: number,
): CurrencyPrice[] {
  return currencies.flatMap((currency) => {
    if (currency === product.currency) return []
    const prices = unitPrices(product, { rates, currency, now })
    return prices ? [{ currency, ...prices }] : []
  })
}

/** What delivery costs in a currency, in its minor units. */
export type CurrencyDelivery = Pick<DeliveryPrice, 'currency' | 'price' | 'freeFrom'>

/** Returns what a delivery method costs in each of the shop's other currencies, as at checkout. Those without an exchange rate are left out. */
export function deliveryInOthers(
  { currency: own, price, freeFrom }: DeliveryPrice,
  { currencies, rates }: ShopCurrencies,
): CurrencyDelivery[] {
  return currencies.flatMap((currency) => {
    if (currency === own) return []
    const converted = (minor: number) =>
      convertExactly(BigInt(minor), own, currency, rates, BigInt(payableStep(currency)))
    const [cost, limit] = [converted(price), converted(freeFrom ?? 0)]
    if (cost === null || limit === null) return []
    return [{ currency, price: toNumber(cost), freeFrom: freeFrom === null ? null : toNumber(limit) }]
  })
}
