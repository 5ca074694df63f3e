import { englishText } from '../../../schemas/preview/localized.ts'
import type { Sale } from '../../../schemas/shared/sale.ts'
import type { Localized } from '../../../schemas/validation/localized.ts'

/** A price in a further currency, as it is stored. */
export interface StoredPrice {
  _key: string
  _type?: string
  currency?: string
  amount?: number
}

/** A product as the lake holds it, published or draft, as far as tools for many products read it. */
export interface StoredProduct {
  _id: string
  _rev: string
  title?: Localized
  summary?: Localized
  label?: Localized
  slug?: { current?: string }
  category?: { _ref: string }
  currency?: string
  price?: number
  prices?: StoredPrice[]
  sale?: Sale
  taxClass?: string
  kind?: string
  colours?: string[]
  sizes?: string[]
  gender?: string
  tag?: string
  order?: number
}

/** A count as the lake holds it. */
export interface StoredCount {
  _id: string
  _rev: string
  available?: number
  lowStockAt?: number
}

/** A category, by its English title. */
export interface Category {
  id: string
  title: string
}

/** A product with what visitors see of it, what is yet to be published, and how many there are. One of the first two is there. */
export interface CatalogueEntry {
  /** The published id. */
  id: string
  published?: StoredProduct
  draft?: StoredProduct
  count?: StoredCount
}

/** All goods by position, all categories. */
export interface Catalogue {
  entries: CatalogueEntry[]
  categories: Category[]
}

/** The catalogue as the lake holds it. */
export interface StoredCatalogue {
  products: StoredProduct[]
  counts: StoredCount[]
  categories: { _id: string; title?: Localized }[]
}

const DRAFT = 'drafts.'

/** Puts what belongs to one product together, in the order of the shop. Fields that the lake answers as null are left out. */
export function readCatalogue({ products, counts, categories }: StoredCatalogue): Catalogue {
  const entries = new Map<string, CatalogueEntry>()
  const countOf = new Map(counts.map((count) => [count._id, count]))
  for (const stored of products) {
    const isDraft = stored._id.startsWith(DRAFT)
    const id = isDraft ? stored._id.slice(DRAFT.length) : stored._id
    const entry = entries.get(id) ?? { id, count: countOf.get(`inventory-${id}`) }
    entries.set(id, { ...entry, [isDraft ? 'draft' : 'published']: withoutNulls(stored) })
  }
  return {
    entries: [...entries.values()].sort(byPosition),
    categories: categories.map(({ _id, title }) => ({ id: _id, title: englishText(title) ?? _id })),
  }
}

/** Goods without a position come last, as in the shop; the id decides between equals. */
function byPosition(one: CatalogueEntry, other: CatalogueEntry): number {
  const position = (entry: CatalogueEntry) => shownVersion(entry).order ?? Number.MAX_SAFE_INTEGER
  return position(one) - position(other) || (one.id < other.id ? -1 : 1)
}

const withoutNulls = (stored: StoredProduct): StoredProduct =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null)) as unknown as StoredProduct

/** What visitors see of a product; where they see nothing yet, what is being written. */
export function shownVersion({ published, draft }: CatalogueEntry): StoredProduct {
  const shown = published ?? draft
  if (!shown) throw new Error('An entry of the catalogue has neither a published product nor a draft.')
  return shown
}

/** A product's English name with its number, as tools list it. */
export const nameOf = (product: StoredProduct): string =>
  `${englishText(product.title) ?? 'Product without a name'} (${product.slug?.current ?? 'no number'})`
