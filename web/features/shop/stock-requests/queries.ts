import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import { productNumbersOf } from '#schemas/shared/variants.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { fetchUncached } from '#web/sanity/fetch/fetch-uncached.ts'
import { listOf } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { AwaitedProductQueryResult, DueStockRequestsQueryResult } from '#web/sanity/types.generated.ts'
import {
  isSoldAsNumber,
  soldProductFields,
  soldProductShape,
  soldVariantFields,
  soldVariantShape,
} from '../variants/queries.ts'
import { soldProducts } from '../variants/sold-products.ts'

/** Mails of one run. */
const MAX_DUE = 50

const awaitedProductQuery: Query<AwaitedProductQueryResult> =
  defineQuery(`*[_type == "product" && ${isSoldAsNumber}][0] {
  ${soldProductFields},
  "href": { ${addressFields} },
  "variants": variants[^.slug.current + "-" + code == $number] { ${soldVariantFields} }
}`)

const awaitedProductSchema = z.object({
  ...soldProductShape,
  href: addressSchema,
  variants: listOf(z.object(soldVariantShape)),
})

/** A product or variant that a visitor asked for. */
export type AwaitedProduct = NonNullable<Awaited<ReturnType<typeof readAwaitedProduct>>>

/** Returns the product or variant with a number; null if there is none. Throws if the lake does not respond. */
export async function readAwaitedProduct(number: string, locale: LocaleId) {
  const found = await fetchUncached({
    query: awaitedProductQuery,
    params: { products: productNumbersOf(number), number, locale },
    schema: awaitedProductSchema,
  })
  const sold = found && soldProducts(found).find((one) => one.number === number)
  if (!sold) return null
  const { product, variant, options } = sold
  return {
    id: product.documentId,
    /** Key of the variant; null for a product without variants, like `options`. */
    variant: variant?.key ?? null,
    title: product.title,
    options,
    /** Path without language. */
    href: variant ? `${product.href}?variant=${number}` : product.href,
    isSoldOut: (variant ?? product).available === 0,
  }
}

const dueStockRequestsQuery: Query<DueStockRequestsQueryResult> =
  defineQuery(`*[_type == "stockRequest" && !(coalesce(*[_id == ^.inventory][0].available, 1) <= 0)]
  | order(requestedAt asc) [0...$count] { _id, number, email, language, requestedAt }`)

const dueStockRequestsSchema = z.array(
  z.object({
    _id: z.string(),
    number: z.string(),
    email: z.string(),
    language: z.enum(LOCALE_IDS),
    requestedAt: z.string(),
  }),
)

/** A request whose product is in stock again. */
export type DueStockRequest = z.output<typeof dueStockRequestsSchema>[number]

/** Returns the oldest requests whose product is in stock again. Throws if the lake does not respond. */
export const readDueStockRequests = (): Promise<DueStockRequest[]> =>
  fetchPrivate({ query: dueStockRequestsQuery, params: { count: MAX_DUE }, schema: dueStockRequestsSchema })
