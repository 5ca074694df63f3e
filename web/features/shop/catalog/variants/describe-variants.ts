import { inventoryId } from '#schemas/shared/stock.ts'
import { variantNumber } from '#schemas/shared/variants.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import type { ShopCurrencies } from '../../pricing/currency-prices.ts'
import { lineName, type NameTexts } from '../../pricing/names.ts'
import type { PricedProduct } from '../../pricing/price-cart.ts'
import type { QuantitySettings } from '../../pricing/shop-settings.ts'
import { optionsText } from '../../variants/options-text.ts'
import type { ProductOption } from '../../variants/queries.ts'
import { type PriceDifference, withPriceOf } from '../../variants/variant-price.ts'
import { offerAt } from '../offer.ts'
import { getAvailability, offeredQuantities, type Stock } from '../stock.ts'

/** A product with variants, as stored. */
interface ProductWithVariants extends PricedProduct {
  id: string
  number: string
  title: string
  options: readonly ProductOption[]
  variants: readonly (PriceDifference & {
    key: string
    code: string
    choices: string[]
    image: ContentImage | null
  })[]
  settings: QuantitySettings
}

/** A variant on its product's page. */
export type DescribedVariant = ReturnType<typeof describeVariants>[number]

/** Returns the variants of a product with their current price and stock. */
export function describeVariants(
  product: ProductWithVariants,
  stocks: ReadonlyMap<string, Stock>,
  now: number,
  shop: ShopCurrencies,
  texts: NameTexts,
) {
  return product.variants.map((variant) => {
    const { key, code, choices, image } = variant
    const stock = stocks.get(inventoryId(product.id, key)) ?? null
    return {
      key,
      number: variantNumber(product.number, code),
      /** The product's title with the chosen options. */
      name: lineName({ title: product.title, options: optionsText(product.options, choices) }, texts),
      /** Keys of the chosen values. */
      choices,
      image,
      offer: offerAt(withPriceOf(product, variant), now, shop),
      availability: getAvailability(stock),
      quantities: offeredQuantities(stock, product.settings),
    }
  })
}

/** Returns the index of the variant that a page shows first: the first one that is in stock. */
export function initialVariant(variants: readonly Pick<DescribedVariant, 'availability'>[]): number {
  return Math.max(
    0,
    variants.findIndex(({ availability }) => availability.state !== 'soldOut'),
  )
}
