import { getTranslations } from 'next-intl/server'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { productNumbersOf } from '#schemas/shared/variants.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { fetchUncached } from '#web/sanity/fetch/fetch-uncached.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import imageLoader from '#web/sanity/image/image-loader.ts'
import { listOf } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, imageFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  CartQueryResult,
  ReservedUnitsQueryResult,
  ShopSettingsQueryResult,
} from '#web/sanity/types.generated.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { deliveryMethods, deliverySchema } from '../delivery/queries.ts'
import { toCartDiscounts, unknownCodes } from '../discounts/cart-discounts.ts'
import { readDiscounts, readUsedDiscounts } from '../discounts/queries.ts'
import { findGiftCard } from '../gift-cards/gift-card.ts'
import { readGiftCards } from '../gift-cards/queries.ts'
import { lineName, type NameTexts } from '../pricing/names.ts'
import { countryTaxFields, exchangeRates, shopSettingsFields } from '../pricing/queries.ts'
import {
  exchangeRatesSchema,
  type ShopSettings,
  shopSettingsSchema,
  taxedSettingsSchema,
} from '../pricing/shop-settings.ts'
import {
  soldProductFields,
  soldProductShape,
  soldVariantFields,
  soldVariantShape,
} from '../variants/queries.ts'
import { soldProducts } from '../variants/sold-products.ts'
import { type CartPicture, type CartProduct, type CheckedCart, lineState } from './model/checked-cart.ts'
import { countUnits } from './model/quantity.ts'
import type { CartRequest } from './request.ts'

const shopSettingsQuery: Query<ShopSettingsQueryResult> = defineQuery(
  `*[_id == "shopSettings"][0] { ${shopSettingsFields} }`,
)

/** Products and requested variants by number in one language, with stock, shop settings and exchange rates. */
const cartQuery: Query<CartQueryResult> = defineQuery(`{
  "products": *[_type == "product" && slug.current in $products] {
    ${soldProductFields},
    "href": { ${addressFields} },
    "image": coalesce(cover, images[0]) { ${imageFields} },
    "variants": variants[^.slug.current + "-" + code in $numbers] {
      ${soldVariantFields},
      "image": image { ${imageFields} }
    }
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields}, ${countryTaxFields} },
  "delivery": ${deliveryMethods},
  "rates": ${exchangeRates}
}`)

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

const productSchema = z.object({
  ...soldProductShape,
  href: addressSchema,
  image: imageSchema,
  variants: listOf(z.object({ ...soldVariantShape, image: imageSchema })),
})

/**
 * Returns what a product is sold as. A product with variants is also found by its own number, to say that it needs a choice.
 *
 * @param reserved units that the customer's unpaid orders hold, by product number
 */
function toCartProducts(
  product: z.output<typeof productSchema>,
  reserved: ReadonlyMap<string, number>,
  texts: NameTexts,
): CartProduct[] {
  const { number, href, image, kind, hasVariants } = product
  const unchosen = hasVariants ? [{ number, product, variant: null, options: null }] : []
  return [...unchosen, ...soldProducts(product)].map((sold): CartProduct => {
    const { number: id, variant, options } = sold
    const { title, price, currency, prices, sale, taxClass } = sold.product
    const needsChoice = hasVariants && !variant
    const { available } = variant ?? product
    return {
      id,
      title,
      price,
      currency,
      prices,
      sale,
      taxClass,
      options,
      needsChoice,
      name: lineName({ title, options }, texts),
      isShipped: kind === 'physical',
      href: variant ? `${href}?variant=${id}` : href,
      picture: toCartPicture(variant?.image ?? image),
      available: needsChoice || available === null ? null : available + (reserved.get(id) ?? 0),
    }
  })
}

const cartQuerySchema = z.object({
  products: listOf(productSchema),
  settings: taxedSettingsSchema,
  delivery: deliverySchema,
  rates: exchangeRatesSchema,
})

/** Returns the shop settings, cached until a publish changes them. */
export async function getShopSettings(): Promise<ShopSettings> {
  return (
    (await fetchContent({ query: shopSettingsQuery, schema: shopSettingsSchema })) ??
    shopSettingsSchema.parse({})
  )
}

const reservedUnitsQuery: Query<ReservedUnitsQueryResult> = defineQuery(`*[
  _type == "order" && customer.uid == $uid && state == "pending" && isWaiting != true && holdsStock == true
].lines[][isCounted == true] { number, quantity }`)

const reservedUnitsSchema = z.array(z.object({ number: z.string(), quantity: z.number().int() }))

/**
 * Reads the units that a customer's unpaid orders reserve, by product number: a new order would replace these orders. Throws if the lake does not
 * respond.
 */
async function readReservedUnits(uid: string): Promise<ReadonlyMap<string, number>> {
  const lines = await fetchPrivate({
    query: reservedUnitsQuery,
    params: { uid },
    schema: reservedUnitsSchema,
  })
  return countUnits(lines)
}

/**
 * Returns the current products, prices, stock, discounts and gift cards of a cart, in one language.
 *
 * @param owner `uid` is empty for a visitor who is not signed in; after too many tries of codes, none are looked up
 * @throws if the lake does not respond
 */
export async function checkCart(
  { locale, items, codes }: CartRequest,
  { uid, hasTriedTooMany }: { uid: string; hasTriedTooMany: boolean },
  now: number,
): Promise<CheckedCart> {
  const numbers = [...new Set(items.map(({ productId }) => productId))]
  const products = [...new Set(numbers.flatMap(productNumbersOf))]
  const params: { locale: LocaleId; numbers: string[]; products: string[] } = { locale, numbers, products }
  const allowed = hasTriedTooMany ? [] : codes
  const [texts, cart, stored, giftCards, reserved] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    fetchUncached({ query: cartQuery, params, schema: cartQuerySchema }),
    readDiscounts(allowed, locale, uid),
    readGiftCards(allowed, uid),
    uid ? readReservedUnits(uid) : new Map<string, number>(),
  ])
  const found = cart ?? cartQuerySchema.parse({ products: [], settings: null, delivery: [], rates: null })
  const isLimitedByCustomer = stored.some(({ maxUsesPerCustomer }) => maxUsesPerCustomer !== null)
  const used = uid && isLimitedByCustomer ? await readUsedDiscounts(uid) : []
  const scoped = found.products.flatMap((product) =>
    soldProducts(product).map(({ number }) => ({ ...product, id: number })),
  )
  const codeError = hasTriedTooMany ? 'tooMany' : 'unknown'
  const sold = new Map(
    found.products
      .flatMap((product) => toCartProducts(product, reserved, texts))
      .map((product) => [product.id, product]),
  )
  const lines = items.map(({ productId, quantity }) => {
    const product = sold.get(productId) ?? null
    return { productId, quantity, state: lineState(quantity, product, found.settings.detailLimit), product }
  })
  return {
    lines,
    discounts: toCartDiscounts(stored, scoped, used),
    giftCards,
    codeErrors: Object.fromEntries(
      unknownCodes(codes, stored)
        .filter((code) => !findGiftCard(giftCards, code))
        .map((code) => [code, codeError]),
    ),
    settings: found.settings,
    delivery: found.delivery,
    rates: found.rates,
    now,
  }
}
