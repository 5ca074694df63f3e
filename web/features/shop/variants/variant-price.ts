import type { PricedProduct } from '../pricing/price-cart.ts'

/** What a variant costs more than its product, in minor units: in the product's currency and in others. */
export interface PriceDifference {
  priceDifference: number
  priceDifferences: readonly { currency: string; amount: number }[]
}

/**
 * Returns a product with the price of a variant. Where the product has its own price in a currency and the variant no difference in it,
 * the variant's price is converted.
 */
export function withPriceOf<Product extends PricedProduct>(
  product: Product,
  { priceDifference, priceDifferences }: PriceDifference,
): Product {
  if (priceDifference === 0) return product
  const prices = product.prices.flatMap(({ currency, amount }) => {
    const difference = priceDifferences.find((one) => one.currency === currency)
    return difference ? [{ currency, amount: amount + difference.amount }] : []
  })
  return { ...product, price: product.price + priceDifference, prices }
}
