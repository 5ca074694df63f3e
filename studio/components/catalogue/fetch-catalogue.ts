import type { SanityClient } from 'sanity'
import type { StoredCatalogue, StoredCount, StoredProduct } from './catalogue.ts'

/** So many documents are asked for at a time: an answer stays well below what browser and lake take at once. */
export const PART_SIZE = 1000

/** The products, drafts included, versions of releases not, after an id. */
const PRODUCTS = `*[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...${PART_SIZE}] {
  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colours, sizes, gender, tag, order
}`

const COUNTS = `*[_type == "inventory" && _id > $after] | order(_id asc) [0...${PART_SIZE}] { _id, _rev, available, lowStockAt }`

const CATEGORIES = `*[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }`

/** What is used of a client. */
export type Reader = Pick<SanityClient, 'fetch'>

async function inParts<Stored extends { _id: string }>(client: Reader, query: string): Promise<Stored[]> {
  const all: Stored[] = []
  for (;;) {
    const part = await client.fetch<Stored[]>(query, { after: all.at(-1)?._id ?? '' })
    all.push(...part)
    if (part.length < PART_SIZE) return all
  }
}

/**
 * Reads the whole catalogue, part by part.
 *
 * @param client with the perspective `raw`
 */
export async function fetchCatalogue(client: Reader): Promise<StoredCatalogue> {
  const [products, counts, categories] = await Promise.all([
    inParts<StoredProduct>(client, PRODUCTS),
    inParts<StoredCount>(client, COUNTS),
    client.fetch<StoredCatalogue['categories']>(CATEGORIES),
  ])
  return { products, counts, categories }
}
