import { CATALOGUE_PATH, FILTERED_PATH } from '#schemas/shared/catalogue.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#schemas/shared/currencies.ts'
import { COLOUR_KEYS, type Colour } from '#schemas/shared/colours.ts'
import { PRODUCT_SIZE_KEYS, type ProductSize } from '#schemas/shared/product-sizes.ts'

/** The orders in which the catalogue can be shown; the first is the editors' own, and goes without saying. */
export const SORTS = ['featured', 'newest', 'priceUp', 'priceDown', 'rating'] as const

/** An order in which the catalogue can be shown. */
export type Sort = (typeof SORTS)[number]

/** The ratings one may ask for: so many stars, or more. */
export const RATINGS = [4, 3, 2] as const

/** Where in the list a visitor is: behind or before the product that stands at this place. */
export interface Cursor {
  side: 'after' | 'before'
  /** What the product is sorted by, and its id. */
  rank: number
  id: string
}

/** What a visitor wants to see of the catalogue. Lists are sorted and name nothing twice; an empty one leaves all. */
export interface CatalogFilter {
  /** Ids of categories. */
  categories: string[]
  colours: Colour[]
  sizes: ProductSize[]
  /** Whole units of `currency`. */
  priceFrom: number | null
  priceTo: number | null
  /** In which money prices are compared; null for that of the page's language. */
  currency: CurrencyCode | null
  rating: (typeof RATINGS)[number] | null
  sale: boolean
  stock: boolean
  sort: Sort
  cursor: Cursor | null
}

/** The whole catalogue in the editors' order, from its beginning. */
export const EVERYTHING: CatalogFilter = {
  categories: [],
  colours: [],
  sizes: [],
  priceFrom: null,
  priceTo: null,
  currency: null,
  rating: null,
  sale: false,
  stock: false,
  sort: 'featured',
  cursor: null,
}

/** More values than this nobody chooses by hand. */
const MOST_VALUES = 40
const CATEGORY = /^[\w.-]{1,128}$/
const AMOUNT = /^\d{1,9}$/
const PLACE = /^(-?\d{1,15}(?:\.\d{1,3})?)_([\w.-]{1,128})$/

/** Reads a filter from an address; whatever is not one is left out. */
export function parseFilter(query: URLSearchParams): CatalogFilter {
  const values = (name: string) =>
    [...new Set(query.getAll(name).slice(0, MOST_VALUES).filter(Boolean))].sort()
  const oneOf = <const Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === query.get(name))
  const known = <const Value extends string>(name: string, all: readonly Value[]) =>
    values(name).filter((value): value is Value => (all as readonly string[]).includes(value))
  const [from, to] = [parseAmount(query.get('from')), parseAmount(query.get('to'))]
  const isTurned = from !== null && to !== null && from > to
  return {
    categories: values('category').filter((id) => CATEGORY.test(id)),
    colours: known('colour', COLOUR_KEYS),
    sizes: known('size', PRODUCT_SIZE_KEYS),
    priceFrom: isTurned ? to : from,
    priceTo: isTurned ? from : to,
    currency: oneOf('currency', CURRENCY_CODES) ?? null,
    rating: RATINGS.find((stars) => String(stars) === query.get('rating')) ?? null,
    sale: query.get('sale') === '1',
    stock: query.get('stock') === '1',
    sort: oneOf('sort', SORTS) ?? 'featured',
    cursor: parseCursor('after', query.get('after')) ?? parseCursor('before', query.get('before')),
  }
}

const parseAmount = (value: string | null) => (value && AMOUNT.test(value) ? Number(value) : null)

function parseCursor(side: Cursor['side'], value: string | null): Cursor | null {
  const [, rank, id] = PLACE.exec(value ?? '') ?? []
  // `+ 0` makes of -0, which is written as 0, the same number.
  return rank !== undefined && id !== undefined ? { side, rank: Number(rank) + 0, id } : null
}

/** Writes a filter as the query of an address, without a question mark: always the same for the same filter, empty for everything. */
export function filterQuery(filter: CatalogFilter): string {
  const query = new URLSearchParams()
  for (const id of filter.categories) query.append('category', id)
  for (const colour of filter.colours) query.append('colour', colour)
  for (const size of filter.sizes) query.append('size', size)
  if (filter.priceFrom !== null) query.set('from', String(filter.priceFrom))
  if (filter.priceTo !== null) query.set('to', String(filter.priceTo))
  if (filter.currency !== null) query.set('currency', filter.currency)
  if (filter.rating !== null) query.set('rating', String(filter.rating))
  if (filter.sale) query.set('sale', '1')
  if (filter.stock) query.set('stock', '1')
  if (filter.sort !== 'featured') query.set('sort', filter.sort)
  if (filter.cursor) query.set(filter.cursor.side, `${filter.cursor.rank}_${filter.cursor.id}`)
  return query.toString()
}

/** Where the list of a filter is, without language: the catalogue itself, or the one that its query narrows down. */
export const pathOf = (query: string) => (query ? `${FILTERED_PATH}?${query}` : CATALOGUE_PATH)

/** A filter with something changed: the list begins again at its beginning. */
export const changed = (filter: CatalogFilter, change: Partial<CatalogFilter>): CatalogFilter => ({
  ...filter,
  cursor: null,
  ...change,
})

/** Whether a filter leaves anything out, whatever its order, money and place. */
export const isNarrowed = (filter: CatalogFilter): boolean =>
  filterQuery(changed(filter, { sort: 'featured', currency: null })) !== ''

/**
 * A filter that names its money where somebody who reads it in another language would take it for other money: amounts say nothing
 * without it, nor does a place among prices.
 *
 * @param currency in which prices are compared
 * @param first in which they are where the address does not say
 */
export function inMoney(filter: CatalogFilter, currency: CurrencyCode, first: CurrencyCode): CatalogFilter {
  const isPlaced = filter.cursor !== null && filter.sort.startsWith('price')
  const hasAmount = filter.priceFrom !== null || filter.priceTo !== null
  return { ...filter, currency: currency !== first || isPlaced || hasAmount ? currency : null }
}
