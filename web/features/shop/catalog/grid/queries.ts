import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchLarge } from '#web/sanity/fetch/fetch-large.ts'
import { fetchRows } from '#web/sanity/fetch/fetch-rows.ts'
import { listOf, optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { latestProductChanges, localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  AllCatalogRowsQueryResult,
  CatalogIdsQueryResult,
  CatalogRowsQueryResult,
  CatalogStateQueryResult,
  ChangedCatalogIdsQueryResult,
  FilterValuesQueryResult,
  SoldOutQueryResult,
} from '#web/sanity/types.generated.ts'
import { getShopMoney } from '../../currency/queries.ts'
import type { ExchangeRates } from '../../pricing/convert.ts'
import { payingCurrencies } from '../../pricing/currency-prices.ts'
import { unitPrice } from '../../pricing/price-cart.ts'
import { pricingFields, pricingShape } from '../../pricing/queries.ts'
import { activeSale } from '../../pricing/sale.ts'
import { firstCurrency } from '../../pricing/shop-settings.ts'
import { hexColor } from '../../variants/queries.ts'
import { type ProductCard, productFaceSchema } from '../cards.ts'
import { saleTime } from '../offer.ts'
import { productFaceQuery } from '../queries.ts'
import type { CatalogEntry } from './catalog-page.ts'
import type { FilterValues } from './filter-values.ts'

const isListed = groq`_type == "product" && defined(slug.current) && price > 0`

/** Fields for filtering and sorting products; the same in every language. */
const catalogRowFields = groq`
  "id": _id,
  "category": category._ref,
  "colors": colors[]._ref, "sizes": sizes[]._ref, ${pricingFields},
  "stars": rating.stars,
  "position": order,
  "addedAt": _createdAt,
  "variants": variants[]._key
`

const catalogStateQuery: Query<CatalogStateQueryResult> = defineQuery(
  `{ "count": count(*[${isListed}]), ${latestProductChanges} }`,
)

const catalogIdsQuery: Query<CatalogIdsQueryResult> = defineQuery(`*[${isListed}]._id`)

const changedCatalogIdsQuery: Query<ChangedCatalogIdsQueryResult> = defineQuery(
  `*[${isListed} && _updatedAt >= $since]._id`,
)

const catalogRowsQuery: Query<CatalogRowsQueryResult> = defineQuery(
  `*[_id in $ids && ${isListed}] { ${catalogRowFields} }`,
)

const allCatalogRowsQuery: Query<AllCatalogRowsQueryResult> = defineQuery(
  `*[${isListed}] | order(_id asc) { ${catalogRowFields} }`,
)

/** The values of the filters. The address of a filtered catalog has the id of a category, and the slug of a color or size. */
const filterValuesQuery: Query<FilterValuesQueryResult> =
  defineQuery(`*[_type in ["category", "productColor", "productSize"]] | order(order asc, _id asc) {
  "id": _id,
  "type": _type,
  "value": select(_type == "category" => _id, slug.current),
  "title": ${localized('title')},
  hex
}`)

/** Ids of the inventory of sold-out products and variants. */
const soldOutQuery: Query<SoldOutQueryResult> = defineQuery(
  `*[_type == "inventory" && available <= 0] | order(_id asc)._id`,
)

/** Position of products without one: after all others. */
const LAST_POSITION = 1_000_000_000

const productSchema = z.object({
  id: z.string(),
  category: optionalText,
  colors: listOf(z.string()),
  sizes: listOf(z.string()),
  ...pricingShape,
  stars: z.number().min(1).max(5).nullable().catch(null),
  position: withFallback(z.number(), LAST_POSITION),
  addedAt: z.string().transform(Date.parse).pipe(z.number()).catch(0),
  variants: listOf(z.string()),
})

type CatalogProduct = z.output<typeof productSchema>

const catalogProducts = {
  stateQuery: catalogStateQuery,
  allRowsQuery: allCatalogRowsQuery,
  idsQuery: catalogIdsQuery,
  changedIdsQuery: changedCatalogIdsQuery,
  rowsQuery: catalogRowsQuery,
  schema: productSchema,
}

const idsSchema = listOf(z.string())

const NO_IDS: string[] = []

/**
 * Returns the current catalog with the currency of its prices, the one of the language, and all available ones. The catalog is the same in
 * every language except for the currency.
 *
 * @param requestedCurrency currency for the prices; ignored if the shop does not support it
 */
export async function getCatalog(locale: LocaleId, requestedCurrency: string | null) {
  const [products, money, soldOut] = await Promise.all([
    fetchRows(catalogProducts),
    getShopMoney(),
    fetchLarge({ query: soldOutQuery, schema: idsSchema }),
  ])
  const { settings, rates } = money
  const first = firstCurrency(settings, locale)
  const currencies = [...new Set([first, ...payingCurrencies(settings)])]
  const currency = currencies.find((code) => code === requestedCurrency) ?? first
  const now = await saleTime(products)
  const entries = catalogEntries({ products, rates, soldOut: soldOut ?? NO_IDS, currency, now })
  return { currency, defaultCurrency: first, currencies, entries }
}

/** The data from which catalog entries are created. */
interface EntrySources {
  products: readonly CatalogProduct[]
  rates: ExchangeRates
  soldOut: readonly string[]
  currency: string
  now: number
}

/** The latest entry lists, one for each of a few currencies. */
const entryCache: { from: EntrySources; entries: readonly CatalogEntry[] }[] = []
const MAX_CACHED = 4

const isSame = (one: EntrySources, other: EntrySources) =>
  (Object.keys(one) as (keyof EntrySources)[]).every((name) => one[name] === other[name])

/** Returns the catalog entries. They are cached, so that the same list is also sorted only once. */
function catalogEntries(from: EntrySources): readonly CatalogEntry[] {
  const cached = entryCache.find((entry) => isSame(entry.from, from))
  if (cached) return cached.entries
  const soldOutIds = new Set(from.soldOut)
  const entries = from.products.map((product) => createEntry(product, from, isSoldOut(product, soldOutIds)))
  entryCache.unshift({ from, entries })
  entryCache.length = Math.min(entryCache.length, MAX_CACHED)
  return entries
}

/** Returns whether a product, or each of its variants, is sold out. */
const isSoldOut = ({ id, variants }: CatalogProduct, soldOut: ReadonlySet<string>): boolean =>
  variants.length > 0
    ? variants.every((variant) => soldOut.has(inventoryId(id, variant)))
    : soldOut.has(inventoryId(id))

function createEntry(
  product: CatalogProduct,
  { rates, currency, now }: EntrySources,
  soldOut: boolean,
): CatalogEntry {
  const { id, category, colors, sizes, stars, position, addedAt, sale } = product
  return {
    id,
    category,
    colors,
    sizes,
    stars,
    position,
    addedAt,
    soldOut,
    price: unitPrice(product, { rates, currency, now }),
    onSale: activeSale(sale, now) !== null,
  }
}

const filterValuesSchema = listOf(
  z.object({ id: z.string(), type: z.string(), value: text, title: text, hex: hexColor }),
)

/** Returns the values of the filters, each in the editors' order. Products hold their ids, so that new titles change no product. */
export async function getFilterValues(locale: LocaleId): Promise<FilterValues> {
  const params = { locale }
  const found = await fetchContent({ query: filterValuesQuery, params, schema: filterValuesSchema })
  const ofType = (type: string) => (found ?? []).filter((value) => value.type === type)
  return {
    categories: ofType('category'),
    colors: ofType('productColor'),
    sizes: ofType('productSize'),
  }
}

/**
 * Returns product cards in the order of the given entries. One query per product bounds the cache: filters combine without limit,
 * products do not.
 */
export async function getProductCards(
  entries: readonly { id: string; soldOut: boolean }[],
  locale: LocaleId,
): Promise<ProductCard[]> {
  const cards = await Promise.all(
    entries.map(async ({ id, soldOut }) => {
      const params = { id, locale }
      const card = await fetchContent({ query: productFaceQuery, params, schema: productFaceSchema })
      return card && { ...card, soldOut }
    }),
  )
  return cards.filter((card) => card !== null)
}
