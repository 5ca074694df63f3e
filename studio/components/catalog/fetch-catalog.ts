import type { SanityClient } from 'sanity'
import type { StoredCatalog, StoredInventory, StoredProduct } from './catalog.ts'

/** Documents per request. */
export const PAGE_SIZE = 1000

/** Products and drafts after an id, without release versions. */
const PRODUCTS = `*[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...${PAGE_SIZE}] {
  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colours, sizes, gender, tag, order
}`

const INVENTORY = `*[_type == "inventory" && _id > $after] | order(_id asc) [0...${PAGE_SIZE}] { _id, _rev, available, lowStockAt }`

const CATEGORIES = `*[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }`

/** The part of a client used here. */
export type QueryClient = Pick<SanityClient, 'fetch'>

async function fetchPages<Stored extends { _id: string }>(
  client: QueryClient,
  query: string,
): Promise<Stored[]> {
  const all: Stored[] = []
  for (;;) {
    const page = await client.fetch<Stored[]>(query, { after: all.at(-1)?._id ?? '' })
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
  const [products, inventory, categories] = await Promise.all([
    fetchPages<StoredProduct>(client, PRODUCTS),
    fetchPages<StoredInventory>(client, INVENTORY),
    client.fetch<StoredCatalog['categories']>(CATEGORIES),
  ])
  return { products, inventory, categories }
}
