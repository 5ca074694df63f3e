import { getTranslations } from 'next-intl/server'
import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { GENDER_VALUES, PRODUCT_KIND_VALUES } from '#schemas/shared/product-options.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { namedLinkSchema } from '#web/sanity/queries/address.ts'
import { documentFields, routedDocument } from '#web/sanity/queries/document.ts'
import { addressFields, imageFields, localized, namedLinkFields } from '#web/sanity/queries/projections.ts'
import { captionsField, captionsSchema, videoFileFields, videoFileSchema } from '#web/sanity/queries/video.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  ProductCardsQueryResult,
  ProductFaceQueryResult,
  ProductQueryResult,
  RelatedCandidatesQueryResult,
  StockQueryResult,
} from '#web/sanity/types.generated.ts'
import { getShopCurrencies } from '../currency/queries.ts'
import { getDeliveryMethods } from '../delivery/page/queries.ts'
import { deliveryInOthers } from '../pricing/currency-prices.ts'
import { countryTaxFields, pricingFields } from '../pricing/queries.ts'
import { productSettingsSchema } from '../pricing/shop-settings.ts'
import { taxNote } from '../pricing/tax.ts'
import { getReviews } from '../reviews/queries.ts'
import { hexColor, optionsField, optionsSchema, variantFields, variantShape } from '../variants/queries.ts'
import { productCardSchema, productFaceShape } from './cards.ts'
import { offerAt, saleTime } from './offer.ts'
import { relatedProductIds } from './related.ts'
import { getAvailability, offeredQuantities, stockSchema } from './stock.ts'
import { describeVariants } from './variants/describe-variants.ts'
import { productPictures } from './variants/product-pictures.ts'

/** A product in lists, without its stock. */
const productFaceFields = groq`
  "id": _id,
  "number": slug.current,
  "title": ${localized('title')},
  "category": category->{ "value": ${localized('title')} }.value,
  "label": ${localized('label')},
  ${pricingFields},
  "stars": rating.stars,
  cover { ${imageFields} },
  "hasVariants": count(variants) > 0,
  "pricesDiffer": count(variants[priceDifference > 0]) > 0,
  "href": { ${addressFields} }
`

/** Whether a product, or each of its variants, is sold out. Stock is queried by id, so that other sales do not concern it. */
const soldOutField = groq`"soldOut": select(
  count(variants) > 0 => count(
    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]
  ) == 0,
  *[_id == "inventory-" + ^._id][0].available <= 0
)`

/** A product in lists. A product without inventory is always available. */
export const productCardFields = groq`
  ${productFaceFields},
  ${soldOutField}
`

/** A product by number in one language, with the settings of the shop that concern it. */
const productQuery: Query<ProductQueryResult> =
  defineQuery(`*[_type == "product" && slug.current == $slug][0] {
  ${documentFields},
  ${productFaceFields},
  "summary": ${localized('summary')},
  "categoryId": category._ref,
  "categoryLink": category->{ ${namedLinkFields} },
  images[] { "key": _key, ${imageFields} },
  "video": video.${videoFileFields},
  ${captionsField},
  "boughtTogether": boughtTogether[]->{ ${productCardFields} },
  kind, gender, taxClass,
  "colors": colors[]-> | order(order asc) { "id": _id, "title": ${localized('title')}, hex },
  "sizes": sizes[]-> | order(order asc) { "id": _id, "title": ${localized('title')} },
  "tag": tag-> { "id": _id, "title": ${localized('title')} },
  "ratings": rating.count,
  ${optionsField},
  variants[] { ${variantFields}, "image": image { ${imageFields} } },
  "settings": *[_id == "shopSettings"][0] {
    quantityOptions, detailLimit, taxRates { standard, zero }, ${countryTaxFields}
  }
}`)

/**
 * The stock of a product or of its variants by the ids of their inventory. A separate query, so that sales do not
 * concern other products' pages.
 */
const stockQuery: Query<StockQueryResult> = defineQuery(`*[_id in $ids] { "id": _id, available, lowStockAt }`)

/** The first products of a category with their attributes: one query for the pages of all its products, in every language. */
const relatedCandidatesQuery: Query<RelatedCandidatesQueryResult> =
  defineQuery(`*[_type == "product" && category._ref == $category] | order(order asc, _id asc) [0...$count] {
  "id": _id, "colors": colors[]._ref, "tag": tag._ref, gender
}`)

const productCardsQuery: Query<ProductCardsQueryResult> = defineQuery(
  `*[_id in $ids] { ${productCardFields} }`,
)

/** A product by id, for lists, so that a publish concerns only the lists that show it. */
export const productFaceQuery: Query<ProductFaceQueryResult> = defineQuery(
  `*[_id == $id][0] { ${productFaceFields} }`,
)

const RELATED_COUNT = 4

/** Number of products of a category from which the related ones are chosen. */
const MAX_CANDIDATES = 200

const pictureSchema = z
  .looseObject({ key: z.string() })
  .transform(({ key, ...image }) => ({ key, image: imageSchema.parse(image) }))

const choiceShape = { id: z.string(), title: text }

const productSchema = routedDocument({
  ...productFaceShape,
  summary: optionalText,
  categoryId: optionalText,
  /** Null for a category without an address. */
  categoryLink: namedLinkSchema.nullable().catch(null),
  images: listOf(pictureSchema),
  video: videoFileSchema,
  captions: captionsSchema,
  boughtTogether: listOf(productCardSchema),
  kind: withFallback(z.enum(PRODUCT_KIND_VALUES), 'physical'),
  colors: listOf(z.object({ ...choiceShape, hex: hexColor })),
  sizes: listOf(z.object(choiceShape)),
  gender: z.enum(GENDER_VALUES).nullable().catch(null),
  tag: z.object(choiceShape).nullable().catch(null),
  ratings: z.number().int().positive().nullable().catch(null),
  options: optionsSchema,
  variants: listOf(z.object({ ...variantShape, image: imageSchema })),
  taxClass: withFallback(text, 'standard'),
  settings: productSettingsSchema,
})

/** A product with all data of its page. */
export type Product = NonNullable<Awaited<ReturnType<typeof getProduct>>>

/** Returns the product with a number, with its current price and stock; null if there is none. */
export async function getProduct(slug: string, locale: LocaleId) {
  const found = await fetchContent({ query: productQuery, params: { slug, locale }, schema: productSchema })
  if (!found) return null
  const [texts, stocks, reviews, related, delivery, shop, now] = await Promise.all([
    getTranslations({ locale, namespace: 'orders' }),
    getStocks(found),
    getReviews(found.id),
    getRelated(found, locale),
    found.kind === 'physical' ? getDeliveryMethods(locale) : [],
    getShopCurrencies(),
    saleTime([found]),
  ])
  const stock = stocks.get(inventoryId(found.id)) ?? null
  const variants = describeVariants(found, stocks, now, shop, texts)
  const pictures = productPictures(found, variants)
  return {
    ...found,
    offer: offerAt(found, now, shop),
    availability: getAvailability(stock),
    quantities: offeredQuantities(stock, found.settings),
    reviews,
    variants,
    pictures,
    related: related.filter(({ id }) => !found.boughtTogether.some((chosen) => chosen.id === id)),
    delivery: delivery.map((method) => ({ ...method, others: deliveryInOthers(method, shop) })),
    taxNote: taxNote(found.settings, found.taxClass),
  }
}

/** Returns the stocks of a product and its variants by the id of their inventory, without those that are not tracked. */
async function getStocks({ id, variants }: Pick<z.output<typeof productSchema>, 'id' | 'variants'>) {
  const ids = [inventoryId(id), ...variants.map(({ key }) => inventoryId(id, key))]
  const schema = listOf(stockSchema)
  const found = await fetchContent({ query: stockQuery, params: { ids }, schema })
  return new Map((found ?? []).map((stock) => [stock.id, stock]))
}

const candidatesSchema = listOf(
  z.object({ id: z.string(), colors: listOf(z.string()), tag: optionalText, gender: optionalText }),
)

async function getRelated(product: z.output<typeof productSchema>, locale: LocaleId) {
  if (!product.categoryId) return []
  const params = { category: product.categoryId, count: MAX_CANDIDATES }
  const candidates = await fetchContent({
    query: relatedCandidatesQuery,
    params,
    schema: candidatesSchema,
    cache: 'suggestions',
  })
  const own = { ...product, colors: product.colors.map(({ id }) => id), tag: product.tag?.id ?? null }
  const ids = relatedProductIds(own, candidates ?? [], RELATED_COUNT)
  if (ids.length === 0) return []
  const cards = await fetchContent({
    query: productCardsQuery,
    params: { ids, locale },
    schema: listOf(productCardSchema),
  })
  return (cards ?? []).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
