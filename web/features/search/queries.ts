import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PRODUCT_TAG_KEYS } from '#schemas/shared/product-options.ts'
import { ROUTES, SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { saleFields } from '#web/features/shop/pricing/queries.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchLarge } from '#web/sanity/fetch/fetch-large.ts'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, imageFields, localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  FirstSearchableProductsQueryResult,
  ResultDetailsQueryResult,
  SearchableProductsQueryResult,
  SearchQueryResult,
} from '#web/sanity/types.generated.ts'
import { type KeywordTexts, keywordTexts } from './kinds.ts'
import { buildIndex, type SearchEntry, type SearchIndex } from './model.ts'

const identityFields = groq`
  "id": _id,
  "kind": _type,
  "href": { ${addressFields} }
`

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
    "paragraph": ${localized('paragraph')}
  },
  "keywords": [
    ${localized('category->title')}, ${localized('topic->title')}, ${localized('department')},
    ${localized('location')}
  ],
  "tags": tags[]->{ "title": ${localized('title')} },
  closesAt
}`)

const productFields = groq`
  ${identityFields},
  "title": ${localized('title')},
  "summary": coalesce(${localized('summary')}, ${localized('seo.description')}),
  "keywords": [slug.current, ${localized('label')}, ${localized('category->title')}],
  "options": options[].values[] { "label": ${localized('label')} },
  "codes": variants[].code,
  "productTag": tag
`

const isFindable = groq`_type == "product" && defined(slug.current) && seo.noIndex != true`

/** The searchable products in one language. */
const searchableProductsQuery: Query<SearchableProductsQueryResult> = defineQuery(
  `*[${isFindable}] | order(_id asc) { ${productFields} }`,
)

/** The first `$count` searchable products. */
const firstSearchableProductsQuery: Query<FirstSearchableProductsQueryResult> = defineQuery(
  `*[${isFindable}] | order(_id asc) [0...$count] { ${productFields} }`,
)

/** The pictures and the prices of documents, for their search results. */
export const resultDetailsQuery: Query<ResultDetailsQueryResult> = defineQuery(`*[_id in $ids] {
  "id": _id,
  "picture": coalesce(cover, picture, portrait, logo) { ${imageFields} },
  price,
  "currency": select(_type == "product" => currency),
  "prices": select(_type == "product" => prices[] { currency, amount }),
  ${saleFields}
}`)

const TYPES = Object.keys(ROUTES).filter((type) => type !== 'product')

const someText = optionalText.transform((found) => found ?? '')

const entryShape = {
  id: z.string(),
  kind: z.string().pipe(z.enum(['page', ...SLUGGED_TYPES])),
  href: addressSchema,
  title: text,
  summary: someText,
  keywords: listOf(text),
}

const productsSchema = listOf(
  z
    .object({
      ...entryShape,
      options: listOf(z.object({ label: text })),
      codes: listOf(text),
      productTag: z.enum(PRODUCT_TAG_KEYS).nullable().catch(null),
    })
    .transform(({ options, codes, keywords, ...product }): Entry => ({
      ...product,
      keywords: [...keywords, ...options.map(({ label }) => label), ...codes],
      body: '',
      closesAt: null,
    })),
)

const entrySchema = z
  .object({
    ...entryShape,
    body: someText,
    blocks: listOf(z.object({ heading: someText, paragraph: someText })),
    tags: listOf(z.object({ title: text })),
    closesAt: z.iso.datetime({ offset: true }).nullable().catch(null),
  })
  .transform(({ blocks, body, tags, ...entry }) => ({
    ...entry,
    productTag: null as (typeof PRODUCT_TAG_KEYS)[number] | null,
    keywords: [...entry.keywords, ...tags.map(({ title }) => title)],
    body: [body, ...blocks.flatMap(({ heading, paragraph }) => [heading, paragraph])]
      .filter(Boolean)
      .join('\n'),
  }))

const entriesSchema = listOf(entrySchema)

type Entry = z.output<typeof entrySchema>

const NO_ENTRIES: Entry[] = []

/** What an index is built from. */
interface Sources {
  entries: readonly Entry[]
  texts: KeywordTexts
}

/** An index with its sources, valid until the next of its entries closes. */
interface CachedIndex {
  from: Sources
  until: number
  index: SearchIndex
}

const cachedIndexes = new Map<LocaleId, CachedIndex>()

/** The last update of each language's index: updates run one after the other. */
const pendingUpdates = new Map<LocaleId, Promise<unknown>>()

const lists = new WeakMap<readonly Entry[], { others: Entry[]; all: Entry[] }>()

/** Returns all searchable entries of a language; the same list while nothing changes. */
async function getSearchEntries(locale: LocaleId): Promise<Entry[]> {
  const [others, products] = await Promise.all([
    getOtherEntries(locale),
    fetchLarge({
      query: searchableProductsQuery,
      params: { locale },
      schema: productsSchema,
      perspective: 'published',
    }),
  ])
  return concatenate(others, products ?? NO_ENTRIES)
}

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

async function getOtherEntries(locale: LocaleId): Promise<Entry[]> {
  const params = { locale, types: TYPES }
  const found = await fetchLarge({
    query: searchQuery,
    params,
    schema: entriesSchema,
    perspective: 'published',
  })
  return found ?? NO_ENTRIES
}

/** Concatenates two lists; returns the same list for the same two. */
function concatenate(others: Entry[], products: readonly Entry[]): Entry[] {
  const known = lists.get(products)
  if (known?.others === others) return known.all
  const all = [...others, ...products]
  lists.set(products, { others, all })
  return all
}

/** Returns the search index of a language at a time, updated after a publish. */
export async function getSearchIndex(locale: LocaleId, now: Date): Promise<SearchIndex> {
  const [entries, texts] = await Promise.all([getSearchEntries(locale), keywordTexts(locale)])
  const sources = { entries, texts }
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now.getTime())) return known.index
  const last = pendingUpdates.get(locale) ?? Promise.resolve()
  const change = last.catch(() => undefined).then(() => updateIndex(locale, sources, now.getTime()))
  pendingUpdates.set(locale, change)
  return change
}

const isCurrent = ({ from, until }: CachedIndex, { entries, texts }: Sources, now: number) =>
  from.entries === entries && JSON.stringify(from.texts) === JSON.stringify(texts) && now < until

async function updateIndex(locale: LocaleId, sources: Sources, now: number): Promise<SearchIndex> {
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now)) return known.index
  const closes = ({ closesAt }: Entry) => (closesAt === null ? Infinity : Date.parse(closesAt))
  const open = sources.entries.filter((entry) => closes(entry) > now)
  // If this fails, the next update starts over.
  cachedIndexes.delete(locale)
  const index = await buildIndex(
    open.map((entry) => withKeywords(entry, sources.texts)),
    known?.index,
  )
  const until = open.reduce((soonest, entry) => Math.min(soonest, closes(entry)), Infinity)
  cachedIndexes.set(locale, { from: sources, until, index })
  return index
}

/** Returns an entry with all its keywords, also those that are interface texts. */
function withKeywords(
  { id, kind, href, title, summary, body, keywords, productTag }: Entry,
  { kinds, productTags }: KeywordTexts,
): SearchEntry {
  const texts = [...keywords, kinds[kind], productTag && productTags[productTag]]
  return { id, kind, href, title, summary, body, keywords: texts.filter(Boolean).join('\n') }
}
