import { RATINGS, type CatalogFilter, type Cursor, type Sort } from './filter.ts'

/** What decides whether and where a product stands in the catalogue. */
export interface CatalogEntry {
  id: string
  category: string | null
  colours: readonly string[]
  sizes: readonly string[]
  /** What it costs now, in minor units of the shop's currency; null where no rate for its own currency is known. */
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
  ids: string[]
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
  /** Minor units in a unit of the shop's currency. */
  minorPerUnit: number
}

const anyOf = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value))

/** The questions of a filter to which a product answers no. */
function refusals(entry: CatalogEntry, filter: CatalogFilter, { minorPerUnit }: Scale): Question[] {
  const { priceFrom, priceTo, rating } = filter
  const isPriced = priceFrom === null && priceTo === null
  const answers: Record<Question, boolean> = {
    categories: anyOf(filter.categories, entry.category === null ? [] : [entry.category]),
    colours: anyOf(filter.colours, entry.colours),
    sizes: anyOf(filter.sizes, entry.sizes),
    price:
      isPriced ||
      (entry.price !== null &&
        entry.price >= (priceFrom ?? 0) * minorPerUnit &&
        entry.price <= (priceTo ?? Infinity) * minorPerUnit),
    rating: rating === null || (entry.stars ?? 0) >= rating,
    sale: !filter.sale || entry.onSale,
    stock: !filter.stock || !entry.soldOut,
  }
  return (Object.keys(answers) as Question[]).filter((question) => !answers[question])
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

const compare = (one: { rank: number; id: string }, other: { rank: number; id: string }): number =>
  one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

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

const QUESTIONS: Question[] = ['categories', 'colours', 'sizes', 'rating', 'sale', 'stock']

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
  const found: { rank: number; id: string }[] = []
  for (const entry of entries) {
    const [refused, another] = refusals(entry, filter, scale)
    if (another !== undefined) continue
    // What fails one question only would be there if that question's answer were changed.
    for (const question of refused === undefined ? QUESTIONS : [refused]) countFor(counts, entry, question)
    if (refused === undefined) found.push({ rank: rankOf(entry, filter.sort), id: entry.id })
  }
  found.sort(compare)
  const start = startOf(found, filter.cursor, pageSize)
  const page = found.slice(start, start + pageSize)
  const [first, last] = [page[0], page.at(-1)]
  return {
    ids: page.map(({ id }) => id),
    total: found.length,
    counts,
    previous: first && start > 0 ? { side: 'before', ...first } : null,
    next: last && start + pageSize < found.length ? { side: 'after', ...last } : null,
  }
}

/** Where a page begins. Behind the end there is the last page, and before the beginning the first. */
function startOf(found: { rank: number; id: string }[], cursor: Cursor | null, pageSize: number): number {
  if (!cursor) return 0
  if (cursor.side === 'before') {
    const end = found.findIndex((place) => compare(place, cursor) >= 0)
    return Math.max(0, (end < 0 ? found.length : end) - pageSize)
  }
  const start = found.findIndex((place) => compare(place, cursor) > 0)
  return start < 0 ? Math.max(0, found.length - pageSize) : start
}
