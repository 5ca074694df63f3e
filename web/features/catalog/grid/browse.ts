import { RATINGS, type CatalogFilter, type Cursor, type Sort } from './filter.ts'

/** What decides whether and where a product stands in the catalogue. */
export interface CatalogEntry {
  id: string
  category: string | null
  colours: readonly string[]
  sizes: readonly string[]
  /** What it costs now, in minor units of the money in which prices are compared; null where no rate for its own currency is known. */
  price: number | null
  onSale: boolean
  soldOut: boolean
  /** 1 to 5; null where nobody has rated it. */
  stars: number | null
  /** The editors' order. */
  position: number
  /** Milliseconds since 1970. */
  addedAt: number
}

/** How many products each choice of a filter would leave, everything else as it is. */
export interface Counts {
  categories: Map<string, number>
  colours: Map<string, number>
  sizes: Map<string, number>
  ratings: Map<number, number>
  sale: number
  stock: number
}

/** A page of the catalogue. */
export interface CatalogPage {
  entries: CatalogEntry[]
  /** How many products the filter leaves. */
  total: number
  counts: Counts
  /** Where the pages around it are; null where there is none. */
  previous: Cursor | null
  next: Cursor | null
}

type Question = 'categories' | 'colours' | 'sizes' | 'price' | 'rating' | 'sale' | 'stock'

/** Behind every number that can be an amount, and still written in an address. */
const LAST = 999_999_999_999_999

/** Amounts of a filter are whole units; prices are in minor units. */
export interface Scale {
  /** Minor units in a unit of that money. */
  minorPerUnit: number
}

const anyOf = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value))

const QUESTIONS: readonly Question[] = ['categories', 'colours', 'sizes', 'price', 'rating', 'sale', 'stock']

/** Whether a product answers yes to a question of a filter. */
function fits(
  entry: CatalogEntry,
  question: Question,
  filter: CatalogFilter,
  { minorPerUnit }: Scale,
): boolean {
  const { priceFrom, priceTo, rating } = filter
  switch (question) {
    case 'categories':
      return filter.categories.length === 0 || filter.categories.includes(entry.category ?? '')
    case 'colours':
      return anyOf(filter.colours, entry.colours)
    case 'sizes':
      return anyOf(filter.sizes, entry.sizes)
    case 'price':
      if (priceFrom === null && priceTo === null) return true
      return (
        entry.price !== null &&
        entry.price >= (priceFrom ?? 0) * minorPerUnit &&
        entry.price <= (priceTo ?? Infinity) * minorPerUnit
      )
    case 'rating':
      return rating === null || (entry.stars ?? 0) >= rating
    case 'sale':
      return !filter.sale || entry.onSale
    case 'stock':
      return !filter.stock || !entry.soldOut
  }
}

/** The only question to which a product answers no: null where there is none, undefined where there are several. */
function refusal(entry: CatalogEntry, filter: CatalogFilter, scale: Scale): Question | null | undefined {
  let refused: Question | null = null
  for (const question of QUESTIONS) {
    if (fits(entry, question, filter, scale)) continue
    if (refused !== null) return undefined
    refused = question
  }
  return refused
}

/** What a product is sorted by: from the smallest to the largest. */
function rankOf(entry: CatalogEntry, sort: Sort): number {
  switch (sort) {
    case 'featured':
      return Math.round(entry.position * 1000) / 1000
    case 'newest':
      return -entry.addedAt
    case 'priceUp':
      return entry.price ?? LAST
    case 'priceDown':
      return entry.price === null ? LAST : -entry.price
    case 'rating':
      return -(entry.stars ?? 0)
  }
}

/** A product with what it is sorted by. */
interface Place {
  rank: number
  id: string
  entry: CatalogEntry
}

const compare = (one: Pick<Place, 'rank' | 'id'>, other: Pick<Place, 'rank' | 'id'>): number =>
  one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const sortedBefore = new WeakMap<readonly CatalogEntry[], Map<Sort, Place[]>>()

/** All products in an order. A catalogue is sorted once in each, as long as it is the same list. */
function placesOf(entries: readonly CatalogEntry[], sort: Sort): Place[] {
  const orders = sortedBefore.get(entries) ?? new Map<Sort, Place[]>()
  sortedBefore.set(entries, orders)
  const known = orders.get(sort)
  if (known) return known
  const places = entries.map((entry) => ({ rank: rankOf(entry, sort), id: entry.id, entry })).sort(compare)
  orders.set(sort, places)
  return places
}

const increase = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts a product for the choices of one question. */
function countFor(counts: Counts, entry: CatalogEntry, question: Question): void {
  if (question === 'categories' && entry.category !== null) increase(counts.categories, entry.category)
  if (question === 'colours') for (const colour of entry.colours) increase(counts.colours, colour)
  if (question === 'sizes') for (const size of entry.sizes) increase(counts.sizes, size)
  if (question === 'rating') {
    for (const stars of RATINGS) if ((entry.stars ?? 0) >= stars) increase(counts.ratings, stars)
  }
  if (question === 'sale' && entry.onSale) counts.sale += 1
  if (question === 'stock' && !entry.soldOut) counts.stock += 1
}

/**
 * The page of the catalogue that a filter asks for. Places in it are kept by what stands there and not by number, so that
 * nothing is shown twice or left out when goods come and go between two pages.
 */
export function browse(
  entries: readonly CatalogEntry[],
  filter: CatalogFilter,
  { pageSize, ...scale }: Scale & { pageSize: number },
): CatalogPage {
  const counts: Counts = {
    categories: new Map(),
    colours: new Map(),
    sizes: new Map(),
    ratings: new Map(),
    sale: 0,
    stock: 0,
  }
  const found: Place[] = []
  for (const place of placesOf(entries, filter.sort)) {
    const refused = refusal(place.entry, filter, scale)
    if (refused === undefined) continue
    // What fails one question only would be there if that question's answer were changed.
    for (const question of refused === null ? QUESTIONS : [refused]) countFor(counts, place.entry, question)
    if (refused === null) found.push(place)
  }
  const start = startOf(found, filter.cursor, pageSize)
  const page = found.slice(start, start + pageSize)
  const [first, last] = [page[0], page.at(-1)]
  return {
    entries: page.map(({ entry }) => entry),
    total: found.length,
    counts,
    previous: first && start > 0 ? cursorAt('before', first) : null,
    next: last && start + pageSize < found.length ? cursorAt('after', last) : null,
  }
}

const cursorAt = (side: Cursor['side'], { rank, id }: Place): Cursor => ({ side, rank, id })

/** Where a page begins. Behind the end there is the last page, and before the beginning the first. */
function startOf(found: readonly Place[], cursor: Cursor | null, pageSize: number): number {
  if (!cursor) return 0
  if (cursor.side === 'before') {
    const end = found.findIndex((place) => compare(place, cursor) >= 0)
    return Math.max(0, (end < 0 ? found.length : end) - pageSize)
  }
  const start = found.findIndex((place) => compare(place, cursor) > 0)
  return start < 0 ? Math.max(0, found.length - pageSize) : start
}
