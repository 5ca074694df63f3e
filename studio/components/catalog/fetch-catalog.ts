import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type { InventoryQueryResult, ProductsQueryResult } from '#studio/types.generated.ts'
import type { Stored, StoredCatalog } from './catalog.ts'

/** Documents per request. */
export const PAGE_SIZE = 1000

/** Products and drafts after an id, without release versions. */
const productsQuery =
  defineQuery(`*[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...${PAGE_SIZE}] {
  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colors, sizes, gender, tag, order, variants, cover, images
}`)

const inventoryQuery = defineQuery(
  `*[_type == "inventory" && _id > $after] | order(_id asc) [0...${PAGE_SIZE}] { _id, _rev, available, lowStockAt }`,
)

const categoriesQuery = defineQuery(
  `*[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }`,
)

/** Published colors, sizes and tags of products. */
const productChoicesQuery = defineQuery(
  `*[_type in ["productColor", "productSize", "productTag"] && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc, slug.current asc) { "id": _id, "type": _type, "slug": slug.current }`,
)

/** Products in releases. Versions exist until their release is published or archived. */
const VERSIONS_QUERY = '*[_type == "product" && _id in path("versions.**")]._id'

export type QueryClient = Pick<SanityClient, 'fetch'>

async function fetchPages<Row extends { _id: string }>(
  fetchAfter: (id: string) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const page = await fetchAfter(all.at(-1)?._id ?? '')
    all.push(...page)
    if (page.length < PAGE_SIZE) return all
  }
}

/**
 * Fetches the whole catalog in pages.
 *
 * @param client with the perspective `raw`
 */
export async function fetchCatalog(client: QueryClient): Promise<StoredCatalog> {
  const [products, inventory, categories, choices, versions] = await Promise.all([
    fetchPages<ProductsQueryResult[number]>((after) => client.fetch(productsQuery, { after })),
    fetchPages<InventoryQueryResult[number]>((after) => client.fetch(inventoryQuery, { after })),
    client.fetch(categoriesQuery),
    client.fetch(productChoicesQuery),
    client.fetch<string[]>(VERSIONS_QUERY),
  ])
  return {
    products: products.map((product) => withoutNulls(product)),
    inventory: inventory.map((stock) => withoutNulls(stock)),
    categories: categories.map((category) => withoutNulls(category)),
    choices: choices.flatMap(({ id, type, slug }) => (slug === null ? [] : { id, type, slug })),
    versions,
  }
}

const withoutNulls = <Row extends { _id: string }>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Stored<Row>
