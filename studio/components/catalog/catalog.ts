import { getPublishedId, isDraftId } from 'sanity'
import { englishText } from '#schemas/preview/localized.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import type {
  CategoriesQueryResult,
  InventoryQueryResult,
  ProductsQueryResult,
} from '#studio/types.generated.ts'

/** A row of a query as stored: fields that are null in the result are missing in the document. */
export type Stored<Row extends { _id: string }> = Pick<Row, '_id' | Extract<keyof Row, '_rev'>> & {
  [Field in Exclude<keyof Row, '_id' | '_rev'>]?: Exclude<Row[Field], null>
}

/** The fields of a stored product, published or draft, that the bulk tools read. */
export type StoredProduct = Stored<ProductsQueryResult[number]>

/** A stock document as stored. */
export type StoredInventory = Stored<InventoryQueryResult[number]>

/** A category with its English title. */
export interface Category {
  id: string
  title: string
}

/** A color, size or tag that products refer to. */
export interface ProductChoice {
  id: string
  type: 'productColor' | 'productSize' | 'productTag'
  slug: string
}

/** A product with its published version, draft and stock. It has at least one of the first two. */
export interface CatalogEntry {
  /** The published id. */
  id: string
  published?: StoredProduct
  draft?: StoredProduct
  stock?: StoredInventory
  /** By the key of the variant. */
  variantStock: ReadonlyMap<string, StoredInventory>
}

/** All products by position, and what they refer to. */
export interface Catalog {
  entries: CatalogEntry[]
  categories: Category[]
  choices: ProductChoice[]
  /** Ids of the products that a release changes. It replaces what is published meanwhile. */
  released: ReadonlySet<string>
}

export interface StoredCatalog {
  products: StoredProduct[]
  inventory: StoredInventory[]
  categories: Stored<CategoriesQueryResult[number]>[]
  choices: ProductChoice[]
  /** Ids of products in releases. */
  versions?: readonly string[]
}

const NO_STOCK: CatalogEntry['variantStock'] = new Map()

/** Joins versions and stock by product, in the order of the shop. */
export function buildCatalog({
  products,
  inventory,
  categories,
  choices,
  versions = [],
}: StoredCatalog): Catalog {
  const entries = new Map<string, CatalogEntry>()
  const stockById = new Map(inventory.map((stock) => [stock._id, stock]))
  for (const stored of products) {
    const id = getPublishedId(stored._id)
    const entry = entries.get(id) ?? { id, stock: stockById.get(inventoryId(id)), variantStock: NO_STOCK }
    const variantStock = (stored.variants ?? []).flatMap(({ _key }) => {
      const stock = stockById.get(inventoryId(id, _key))
      return stock ? [[_key, stock] as const] : []
    })
    entries.set(id, {
      ...entry,
      [isDraftId(stored._id) ? 'draft' : 'published']: stored,
      variantStock: new Map([...entry.variantStock, ...variantStock]),
    })
  }
  return {
    entries: [...entries.values()].sort(byPosition),
    categories: categories.map(({ _id, title }) => ({ id: _id, title: englishText(title) ?? _id })),
    choices,
    released: new Set(versions.map((id) => getPublishedId(id))),
  }
}

/** Compares by position, then id. Products without a position come last, as in the shop. */
function byPosition(one: CatalogEntry, other: CatalogEntry): number {
  const position = (entry: CatalogEntry) => shownVersion(entry).order ?? Number.MAX_SAFE_INTEGER
  return position(one) - position(other) || (one.id < other.id ? -1 : 1)
}

/** Returns the published version of a product, or its draft. */
export function shownVersion({ published, draft }: CatalogEntry): StoredProduct {
  const shown = published ?? draft
  if (!shown) throw new Error('A catalog entry has neither a published product nor a draft.')
  return shown
}

/** Returns a product's English name and number, which may be that of one of its variants. */
export const productLabel = (product: StoredProduct, number = product.slug?.current): string =>
  `${englishText(product.title) ?? 'Unnamed product'} (${number ?? 'no number'})`
