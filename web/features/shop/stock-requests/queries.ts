import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import { productNumbersOf } from '#schemas/shared/variants.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { fetchUncached } from '#web/sanity/fetch/fetch-uncached.ts'
import { flag, listOf, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { AwaitedProductQueryResult, DueStockRequestsQueryResult } from '#web/sanity/types.generated.ts'
import { optionsText } from '../variants/options-text.ts'
import { optionsField, optionsSchema } from '../variants/queries.ts'

/** Mails of one run. */
const MAX_DUE = 50

const awaitedProductQuery: Query<AwaitedProductQueryResult> =
  defineQuery(`*[_type == "product" && slug.current in $products][0] {
  "id": _id,
  "number": slug.current,
  "title": ${localized('title')},
  "href": { ${addressFields} },
  "hasVariants": count(variants) > 0,
  "isSoldOut": *[_id == "inventory-" + ^._id][0].available <= 0,
  ${optionsField},
  "variants": variants[^.slug.current + "-" + code == $number] {
    "key": _key,
    choices,
    "isSoldOut": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available <= 0
  }
}`)

const awaitedProductSchema = z.object({
  id: z.string(),
  number: text,
  title: text,
  href: addressSchema,
  hasVariants: flag(false),
  isSoldOut: flag(false),
  options: optionsSchema,
  variants: listOf(z.object({ key: z.string(), choices: listOf(z.string()), isSoldOut: flag(false) })),
})

/** A product or variant that a visitor asked for. */
export interface AwaitedProduct {
  /** Id of the product. */
  id: string
  /** Key of the variant; null for a product without variants. */
  variant: string | null
  title: string
  /** The chosen options; null for a product without variants. */
  options: string | null
  /** Path without language. */
  href: string
  isSoldOut: boolean
}

/** Returns the product or variant with a number; null if there is none. Throws if the lake does not respond. */
export async function readAwaitedProduct(number: string, locale: LocaleId): Promise<AwaitedProduct | null> {
  const found = await fetchUncached({
    query: awaitedProductQuery,
    params: { products: productNumbersOf(number), number, locale },
    schema: awaitedProductSchema,
  })
  if (!found) return null
  const { id, title, href, hasVariants, isSoldOut, options, variants } = found
  if (!hasVariants)
    return found.number === number ? { id, variant: null, title, options: null, href, isSoldOut } : null
  const [variant] = variants
  if (!variant) return null
  return {
    id,
    title,
    variant: variant.key,
    options: optionsText(options, variant.choices),
    href: `${href}?variant=${number}`,
    isSoldOut: variant.isSoldOut,
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
