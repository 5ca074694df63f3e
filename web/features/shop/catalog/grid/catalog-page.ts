import { LRUCache } from 'lru-cache'
import {
  amountsPerMinor,
  type CatalogFilter,
  type Cursor,
  filterQuery,
  RATINGS,
  type Sort,
  updateFilter,
} from './filter.ts'

/** The fields of a product by which the catalog is filtered and sorted. */
export interface CatalogEntry {
  id: string
  category: string | null
  colors: readonly string[]
  sizes: readonly string[]
  /** The current price in minor units of the catalog's currency; null without an exchange rate. */
  price: number | null
  onSale: boolean
  soldOut: boolean
  /** 1 to 5; null without ratings. */
  stars: number | null
  /** Position in the editors' order. */
  position: number
  /** Milliseconds since 1970. */
  addedAt: number
}

/** The number of products that each filter value would match, with all other filters unchanged. */
export interface Counts {
  categories: Map<string, number>
  colors: Map<string, number>
  sizes: Map<string, number>
  ratings: Map<number, number>
  sale: number
  stock: number
}

type Criterion = 'categories' | 'colors' | 'sizes' | 'price' | 'rating' | 'sale' | 'stock'

/** Larger than every price, and short enough for a cursor. */
const MAX_RANK = 999_999_999_999_999

const anyOf = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value))

const CRITERIA: readonly Criterion[] = ['categories', 'colors', 'sizes', 'price', 'rating', 'sale', 'stock']

/** Returns whether a product meets a criterion. Filters hold thousandths of a currency unit, `perMinor` in each minor unit of a price. */
function matches(
  entry: CatalogEntry,
  criterion: Criterion,
  filter: CatalogFilter,
  perMinor: number,
): boolean {
  const { priceFrom, priceTo, rating } = filter
  switch (criterion) {
    case 'categories':
      return filter.categories.length === 0 || filter.categories.includes(entry.category ?? '')
    case 'colors':
      return anyOf(filter.colors, entry.colors)
    case 'sizes':
      return anyOf(filter.sizes, entry.sizes)
    case 'price':
      if (priceFrom === null && priceTo === null) return true
      return (
        entry.price !== null &&
        entry.price * perMinor >= (priceFrom ?? 0) &&
        entry.price * perMinor <= (priceTo ?? Infinity)
      )
    case 'rating':
      return (entry.stars ?? 0) >= (rating ?? 0)
    case 'sale':
      return !filter.sale || entry.onSale
    case 'stock':
      return !filter.stock || !entry.soldOut
  }
}

/** Returns the only criterion that a product fails: null if it fails none, undefined if it fails several. */
function failedCriterion(
  entry: CatalogEntry,
  filter: CatalogFilter,
  perMinor: number,
): Criterion | null | undefined {
  let failed: Criterion | null = null
  for (const criterion of CRITERIA) {
    if (matches(entry, criterion, filter, perMinor)) continue
    if (failed !== null) return undefined
    failed = criterion
  }
  return failed
}

/** Returns the sort key of a product; smaller keys come first. */
function rankOf(entry: CatalogEntry, sort: Sort): number {
  switch (sort) {
    case 'featured':
      return Math.round(entry.position * 1000) / 1000
    case 'newest':
      return -entry.addedAt
    case 'priceUp':
      return entry.price ?? MAX_RANK
    case 'priceDown':
      return -(entry.price ?? 0)
    case 'rating':
      return -(entry.stars ?? 0)
  }
}

/** A product with its sort key. */
interface RankedEntry {
  rank: number
  id: string
  entry: CatalogEntry
}

const compare = (one: Pick<RankedEntry, 'rank' | 'id'>, other: Pick<RankedEntry, 'rank' | 'id'>): number =>
  one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const increase = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

function countEntry(counts: Counts, entry: CatalogEntry, criterion: Criterion): void {
  if (criterion === 'categories' && entry.category !== null) increase(counts.categories, entry.category)
  if (criterion === 'colors') for (const color of entry.colors) increase(counts.colors, color)
  if (criterion === 'sizes') for (const size of entry.sizes) increase(counts.sizes, size)
  if (criterion === 'rating') {
    for (const stars of RATINGS) if ((entry.stars ?? 0) >= stars) increase(counts.ratings, stars)
  }
  if (criterion === 'sale' && entry.onSale) counts.sale += 1
  if (criterion === 'stock' && !entry.soldOut) counts.stock += 1
}

/** What a filter finds, on whatever page. */
interface Matches {
  found: RankedEntry[]
  counts: Counts
}

/** Number of filters of a list whose matches are cached: visitors turn the pages of a few. */
const CACHED_FILTERS_MAX = 50

const matchesCache = new WeakMap<readonly CatalogEntry[], LRUCache<string, Matches>>()

/** Returns the products that match a filter, and the counts. The result is cached for the same list. */
function findMatches(entries: readonly CatalogEntry[], filter: CatalogFilter, perMinor: number): Matches {
  const cache = matchesCache.get(entries) ?? new LRUCache({ max: CACHED_FILTERS_MAX })
  // Stryker disable next-line CallExpression: without the cache it is only slower
  matchesCache.set(entries, cache)
  const key = `${perMinor} ${filterQuery(updateFilter(filter, {}))}`
  const cached = cache.get(key)
  // Stryker disable next-line ConditionalExpression: without the cache it is only slower
  if (cached) return cached
  const counts: Counts = {
    categories: new Map(),
    colors: new Map(),
    sizes: new Map(),
    ratings: new Map(),
    sale: 0,
    stock: 0,
  }
  const found: RankedEntry[] = []
  for (const entry of entries) {
    const failed = failedCriterion(entry, filter, perMinor)
    // Stryker disable next-line ConditionalExpression: it counts nothing, as no criterion fails alone
    if (failed === undefined) continue
    // A product that fails one criterion counts for the other values of that criterion.
    for (const criterion of failed === null ? CRITERIA : [failed]) countEntry(counts, entry, criterion)
    if (failed === null) found.push({ rank: rankOf(entry, filter.sort), id: entry.id, entry })
  }
  found.sort(compare)
  // Stryker disable next-line CallExpression: without the cache it is only slower
  cache.set(key, { found, counts })
  return { found, counts }
}

/**
 * Returns a page of the products that match a filter. Cursors name a product instead of an offset, so that products added or removed
 * between two pages cause neither duplicates nor gaps.
 *
 * @param options.currency of the prices of entries and filter
 */
export function findCatalogPage(
  entries: readonly CatalogEntry[],
  filter: CatalogFilter,
  { pageSize, currency }: { pageSize: number; currency: string },
) {
  const { found, counts } = findMatches(entries, filter, amountsPerMinor(currency))
  const start = pageStart(found, filter.cursor, pageSize)
  const page = found.slice(start, start + pageSize)
  const [first, last] = [page[0], page.at(-1)]
  return {
    entries: page.map(({ entry }) => entry),
    /** Number of matching products. */
    total: found.length,
    counts,
    /** Cursors of the pages before and after it; null if there is none. */
    previous: first && start > 0 ? cursorAt('before', first) : null,
    next: last && start + pageSize < found.length ? cursorAt('after', last) : null,
  }
}

const cursorAt = (side: Cursor['side'], { rank, id }: RankedEntry): Cursor => ({ side, rank, id })

/** Returns the index at which a page begins. A cursor beyond an end yields the last or first page. */
function pageStart(found: readonly RankedEntry[], cursor: Cursor | null, pageSize: number): number {
  if (!cursor) return 0
  if (cursor.side === 'before') {
    const end = found.findIndex((place) => compare(place, cursor) >= 0)
    return Math.max(0, (end < 0 ? found.length : end) - pageSize)
  }
  const start = found.findIndex((place) => compare(place, cursor) > 0)
  return start < 0 ? Math.max(0, found.length - pageSize) : start
}
