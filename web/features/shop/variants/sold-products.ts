import { variantNumber } from '#schemas/shared/variants.ts'
import type { PricedProduct } from '../pricing/price-cart.ts'
import { optionsText } from './options-text.ts'
import type { ProductOption } from './queries.ts'
import { type PriceDifference, withPriceOf } from './variant-price.ts'

/** A product with those of its variants that were asked for. */
interface RequestedProduct extends PricedProduct {
  number: string
  hasVariants: boolean
  options: readonly ProductOption[]
  variants: readonly (PriceDifference & { key: string; code: string; choices: readonly string[] })[]
}

/** A product or one of its variants, as it is sold: with its own number, price and options. */
interface SoldProduct<Product extends RequestedProduct> {
  number: string
  /** With the price of the variant. */
  product: Product
  /** Null for a product without variants. */
  variant: Product['variants'][number] | null
  /** The chosen values; null for a product without variants. */
  options: string | null
}

/** Returns what a product is sold as: itself, or its variants. */
export function soldProducts<Product extends RequestedProduct>(product: Product): SoldProduct<Product>[] {
  if (!product.hasVariants) return [{ number: product.number, product, variant: null, options: null }]
  return product.variants.map((variant) => ({
    number: variantNumber(product.number, variant.code),
    product: withPriceOf(product, variant),
    variant,
    options: optionsText(product.options, variant.choices),
  }))
}
