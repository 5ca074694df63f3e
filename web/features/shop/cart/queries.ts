import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchUncached } from '#web/sanity/fetch/fetch-uncached.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import imageLoader from '#web/sanity/image/image-loader.ts'
import { listOf, required, text, withFallback } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, imageFields, localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { CartQueryResult, ShopSettingsQueryResult } from '#web/sanity/types.generated.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { saleFields, saleSchema, shopSettingsFields } from '../pricing/queries.ts'
import { exchangeRatesSchema, type ShopSettings, shopSettingsSchema } from '../pricing/shop-settings.ts'
import { type CartPicture, type CartProduct, type CheckedCart, lineState } from './model/checked-cart.ts'
import type { CartRequest } from './request.ts'

/** The shop settings. */
const shopSettingsQuery: Query<ShopSettingsQueryResult> = defineQuery(
  `*[_id == "shopSettings"][0] { ${shopSettingsFields} }`,
)

/** Products by number in one language, with stock, shop settings and exchange rates. */
const cartQuery: Query<CartQueryResult> = defineQuery(`{
  "products": *[_type == "product" && slug.current in $numbers] {
    "id": slug.current,
    "title": ${localized('title')},
    "href": { ${addressFields} },
    "image": coalesce(cover, images[0]) { ${imageFields} },
    price, currency, prices[] { currency, amount }, ${saleFields}, taxClass, kind,
    "available": *[_id == "inventory-" + ^._id][0].available
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} },
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
}`)

/** Widths of cart pictures, in pixels. */
const WIDTHS = [128, 256, 384] as const

function toCartPicture(image: ContentImage | null): CartPicture | null {
  if (!image) return null
  const address = (width: number) => imageLoader({ src: image.src, width })
  return {
    src: address(WIDTHS[0]),
    srcSet: WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
    objectPosition: image.objectPosition,
  }
}

const amount = required(z.number().int().positive())
const currency = required(z.enum(CURRENCY_CODES))

const productSchema = z
  .object({
    id: text,
    title: text,
    href: addressSchema,
    image: imageSchema,
    price: amount,
    currency,
    prices: listOf(z.object({ currency, amount })),
    sale: saleSchema,
    taxClass: withFallback(text, 'standard'),
    available: z
      .number()
      .int()
      .nullable()
      .catch(0)
      .transform((left) => left && Math.max(0, left)),
  })
  .transform(({ image, ...product }): CartProduct => ({ ...product, picture: toCartPicture(image) }))

const cartQuerySchema = z.object({
  products: listOf(productSchema),
  settings: shopSettingsSchema,
  rates: exchangeRatesSchema,
})

/** Returns the shop settings, cached until a publish changes them. */
export async function getShopSettings(): Promise<ShopSettings> {
  return (
    (await fetchContent({ query: shopSettingsQuery, schema: shopSettingsSchema })) ??
    shopSettingsSchema.parse({})
  )
}

/**
 * Returns the current products, prices and stock of a cart, in one language.
 *
 * @throws if the lake does not answer
 */
export async function checkCart({ locale, items }: CartRequest, now: number): Promise<CheckedCart> {
  const numbers = [...new Set(items.map(({ productId }) => productId))]
  const params: { locale: LocaleId; numbers: string[] } = { locale, numbers }
  const found =
    (await fetchUncached({ query: cartQuery, params, schema: cartQuerySchema })) ??
    cartQuerySchema.parse({ products: [], settings: null, rates: null })
  const products = new Map(found.products.map((product) => [product.id, product]))
  const lines = items.map(({ productId, quantity }) => {
    const product = products.get(productId) ?? null
    return { productId, quantity, state: lineState(quantity, product, found.settings.detailLimit), product }
  })
  return { lines, settings: found.settings, rates: found.rates, now }
}
