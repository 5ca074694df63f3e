import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ROUTES, SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { pricingFields, pricingShape } from '#web/features/shop/pricing/queries.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchLarge } from '#web/sanity/fetch/fetch-large.ts'
import { rowsStateSchema, type RowStore, updateRows } from '#web/sanity/fetch/update-rows.ts'
import { croppedImageSchema } from '#web/sanity/image/image.ts'
import { listOf, optionalMoment, text, textOrEmpty } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import {
  addressFields,
  croppedImageFields,
  latestProductChanges,
  localized,
} from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  ChangedProductIdsQueryResult,
  FirstSearchableProductsQueryResult,
  ProductIdsQueryResult,
  ProductsStateQueryResult,
  SearchableProductsQueryResult,
  SearchQueryResult,
} from '#web/sanity/types.generated.ts'
import type { SearchEntry } from './search-index.ts'

const identityFields = groq`
  "id": _id,
  "kind": _type,
  "href": { ${addressFields} }
`

const pictureFields = groq`"picture": coalesce(cover, picture, portrait, logo) { ${croppedImageFields} }`

/** All searchable documents but products, in one language. */
const searchQuery: Query<SearchQueryResult> = defineQuery(`*[
  _type in $types && defined(coalesce(path.current, slug.current))
  && seo.noIndex != true && !defined(shows.document)
] | order(_id asc) {
  ${identityFields},
  "title": coalesce(${localized('title')}, ${localized('name')}),
  "summary": coalesce(
    ${localized('summary')}, ${localized('excerpt')}, ${localized('description')}, ${localized('biography')},
    ${localized('seo.description')}
  ),
  "body": pt::text(coalesce(body[language == $locale][0].value, body[language == "en"][0].value)),
  "blocks": blocks[hidden != true] {
    "heading": coalesce(${localized('heading')}, ${localized('headline')}),
    "paragraph": ${localized('paragraph')},
    visibleFrom,
    visibleUntil
  },
  "keywords": [
    ${localized('category->title')}, ${localized('topic->title')}, ${localized('department->title')},
    ${localized('location')}
  ],
  "tags": tags[]->{ "title": ${localized('title')} },
  closesAt,
  ${pictureFields}
}`)

const productFields = groq`
  ${identityFields},
  "title": ${localized('title')},
  "summary": coalesce(${localized('summary')}, ${localized('seo.description')}),
  "keywords": [slug.current, ${localized('label')}, ${localized('category->title')}, ${localized('tag->title')}],
  "options": options[].values[] { "label": ${localized('label')} },
  "codes": variants[].code,
  ${pictureFields},
  ${pricingFields}
`

const isFindable = groq`_type == "product" && defined(slug.current) && seo.noIndex != true`

/**
 * Differs after every change of products and of the categories and tags by which they are found. Revisions tell changes within a second
 * apart, because Sanity's times have no milliseconds.
 */
const productsStateQuery: Query<ProductsStateQueryResult> = defineQuery(`{
  "count": count(*[${isFindable}]),
  ${latestProductChanges},
  "changedNames": *[_type in ["category", "productTag"]] | order(_updatedAt desc)[0...200]._rev
}`)

const productIdsQuery: Query<ProductIdsQueryResult> = defineQuery(`*[${isFindable}]._id`)

/** The ids of searchable products that changed at `$since` or later. */
const changedProductIdsQuery: Query<ChangedProductIdsQueryResult> = defineQuery(
  `*[${isFindable} && _updatedAt >= $since]._id`,
)

const searchableProductsQuery: Query<SearchableProductsQueryResult> = defineQuery(
  `*[_id in $ids && ${isFindable}] { ${productFields} }`,
)

const firstSearchableProductsQuery: Query<FirstSearchableProductsQueryResult> = defineQuery(
  `*[${isFindable}] | order(_id asc) [0...$count] { ${productFields} }`,
)

const TYPES = Object.keys(ROUTES).filter((type) => type !== 'product')

const entryShape = {
  id: z.string(),
  kind: z.string().pipe(z.enum(['page', ...SLUGGED_TYPES])),
  href: addressSchema,
  title: text,
  summary: textOrEmpty,
  keywords: listOf(text),
  picture: croppedImageSchema,
}

const productsSchema = listOf(
  z
    .object({
      ...entryShape,
      ...pricingShape,
      options: listOf(z.object({ label: text })),
      codes: listOf(text),
      price: z.number().int().positive().nullable().catch(null),
      currency: z.enum(CURRENCY_CODES).nullable().catch(null),
    })
    .transform(({ options, codes, keywords, price, currency, sale, prices, ...product }): Entry => ({
      ...product,
      offer: price && currency ? { price, currency, sale, prices } : null,
      keywords: [...keywords, ...options.map(({ label }) => label), ...codes],
      body: '',
      blocks: [],
      closesAt: null,
    })),
)

const entrySchema = z
  .object({
    ...entryShape,
    body: textOrEmpty,
    blocks: listOf(
      z.object({
        heading: textOrEmpty,
        paragraph: textOrEmpty,
        visibleFrom: optionalMoment,
        visibleUntil: optionalMoment,
      }),
    ),
    tags: listOf(z.object({ title: text })),
    closesAt: optionalMoment,
  })
  .transform(({ tags, ...entry }) => ({
    ...entry,
    offer: null as SearchEntry['offer'],
    keywords: [...entry.keywords, ...tags.map(({ title }) => title)],
  }))

const entriesSchema = listOf(entrySchema)

/** A searchable document. */
export type Entry = z.output<typeof entrySchema>

const NO_ENTRIES: Entry[] = []

const stateSchema = rowsStateSchema.extend({
  changedNames: z.array(z.string()),
})

/** The state of all searchable products. */
export type ProductsState = z.output<typeof stateSchema>

const NO_PRODUCTS: ProductsState = { count: 0, latest: [], changedNames: [] }

/** Returns the state of the searchable products. */
export const getProductsState = async (): Promise<ProductsState> =>
  (await fetchContent({ query: productsStateQuery, schema: stateSchema, perspective: 'published' })) ??
  NO_PRODUCTS

const productQueries = {
  idsQuery: productIdsQuery,
  changedIdsQuery: changedProductIdsQuery,
  rowsQuery: searchableProductsQuery,
}

/** Brings the entries of products in a store up to date. */
export const updateProducts = (
  locale: LocaleId,
  store: RowStore<Entry[]>,
  before: ProductsState | null,
): Promise<void> => updateRows(productQueries, { store, schema: productsSchema, params: { locale } }, before)

/** Returns the searchable entries of a language with the first `most` products. */
export async function getFirstEntries(locale: LocaleId, most: number): Promise<Entry[]> {
  const [others, products] = await Promise.all([
    getOtherEntries(locale),
    fetchContent({
      query: firstSearchableProductsQuery,
      params: { locale, count: most },
      schema: productsSchema,
      perspective: 'published',
    }),
  ])
  return [...others, ...(products ?? NO_ENTRIES)]
}

/** Returns all searchable entries of a language but products; the same list while nothing changes. */
export async function getOtherEntries(locale: LocaleId): Promise<Entry[]> {
  const params = { locale, types: TYPES }
  const found = await fetchLarge({
    query: searchQuery,
    params,
    schema: entriesSchema,
    perspective: 'published',
  })
  return found ?? NO_ENTRIES
}
