import { z } from 'zod'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { parseImage } from '#web/content/image.ts'
import { listOf, optionalText } from '#web/content/parse.ts'
import { goodsQuery, productQuery, shelfQuery, stockQuery } from '#web/content/queries/products.ts'
import { COLOUR_KEYS } from '#schemas/shared/colours.ts'
import { GENDER_KEYS } from '#schemas/shared/genders.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PRODUCT_KIND_KEYS } from '#schemas/shared/product-kinds.ts'
import { PRODUCT_SIZE_KEYS } from '#schemas/shared/product-sizes.ts'
import { PRODUCT_TAG_KEYS } from '#schemas/shared/product-tags.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { parseProductCard, productCardShape } from './cards.ts'
import { offerAt, saleTime } from './offer.ts'
import { relatedTo } from './related.ts'
import { availabilityOf, parseStock, quantitiesFor } from './stock.ts'

/** How many goods stand beside one. */
const RELATED = 4

/** How many of a category they are chosen from. */
const SHELF_LENGTH = 200

const parsePicture = z
  .looseObject({ key: z.string() })
  .transform(({ key, ...image }) => ({ key, image: parseImage.parse(image) }))

const parseFound = routedDocument({
  ...productCardShape,
  summary: optionalText,
  shelf: optionalText,
  images: listOf(parsePicture),
  kind: z.enum(PRODUCT_KIND_KEYS).catch('physical'),
  colours: listOf(z.enum(COLOUR_KEYS)),
  sizes: listOf(z.enum(PRODUCT_SIZE_KEYS)),
  gender: z.enum(GENDER_KEYS).nullable().catch(null),
  tag: z.enum(PRODUCT_TAG_KEYS).nullable().catch(null),
  ratings: z.number().int().positive().nullable().catch(null),
  quantities: listOf(z.number().int().positive()),
  limit: z.number().int().positive().catch(3),
})

/** A product with all that its own page shows. */
export type Product = NonNullable<Awaited<ReturnType<typeof getProduct>>>

/** The product with a number, as it is offered now; null where there is none. */
export async function getProduct(slug: string, locale: LocaleId) {
  const found = await fetchContent({ query: productQuery, params: { slug, locale }, schema: parseFound })
  if (!found) return null
  const [stock, related, now] = await Promise.all([
    getStock(found.id),
    getRelated(found, locale),
    saleTime([found]),
  ])
  return {
    ...found,
    offer: offerAt(found, now),
    availability: availabilityOf(stock),
    quantities: quantitiesFor(stock, found),
    pictures: picturesOf(found),
    related,
  }
}

/** The cover and the further views, each picture once. */
function picturesOf({ cover, images }: Pick<z.output<typeof parseFound>, 'cover' | 'images'>) {
  const all = [{ key: 'cover', image: cover }, ...images]
  return all.flatMap(({ key, image }, index) => {
    const isFirst = all.findIndex((other) => other.image?.src === image?.src) === index
    return image && isFirst ? [{ key, image }] : []
  })
}

/** What is left of a product; null for one that is not counted. */
async function getStock(productId: string) {
  const params = { inventory: inventoryId(productId) }
  const schema = z.object({ stock: parseStock })
  return (await fetchContent({ query: stockQuery, params, schema }))?.stock ?? null
}

const parseShelf = listOf(
  z.object({ id: z.string(), colours: listOf(z.string()), tag: optionalText, gender: optionalText }),
)

/** The goods that stand beside one on its page. */
async function getRelated(good: z.output<typeof parseFound>, locale: LocaleId) {
  if (!good.shelf) return []
  const params = { shelf: good.shelf, count: SHELF_LENGTH }
  const shelf = await fetchContent({ query: shelfQuery, params, schema: parseShelf, cache: 'suggestions' })
  const ids = relatedTo(good, shelf ?? [], RELATED)
  if (ids.length === 0) return []
  const cards = await fetchContent({
    query: goodsQuery,
    params: { ids, locale },
    schema: listOf(parseProductCard),
  })
  return (cards ?? []).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
