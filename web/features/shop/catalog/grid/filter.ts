import { decimalText } from '#schemas/shared/amounts.ts'
import { CATALOG_PATH, FILTERED_CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { CURRENCY_CODES, currencyDecimals } from '#schemas/shared/currencies.ts'
import { normalizeTyped } from '#schemas/shared/digits.ts'

/** The sort orders. The first is the editors' own and the default, which URLs omit. */
export const SORTS = ['featured', 'newest', 'priceUp', 'priceDown', 'rating'] as const

/** A sort order of the catalog. */
export type Sort = (typeof SORTS)[number]

/** The minimum ratings that visitors can choose, in stars. */
export const RATINGS = [4, 3, 2] as const

/** A position in the list: after or before the product with this sort key. */
export interface Cursor {
  side: 'after' | 'before'
  /** Sort key and id of the product. */
  rank: number
  id: string
}

/** A filter of the catalog. Lists are sorted and without duplicates; an empty list matches everything. */
export interface CatalogFilter {
  /** Ids of categories. */
  categories: string[]
  /** Slugs, as all of them until the values of the shop are known. */
  colors: string[]
  sizes: string[]
  /** Thousandths of a unit of `currency`: minor units differ, and the URL may name no currency. */
  priceFrom: number | null
  priceTo: number | null
  /** Currency of the price range; null for that of the page's language. */
  currency: string | null
  rating: (typeof RATINGS)[number] | null
  sale: boolean
  stock: boolean
  sort: Sort
  cursor: Cursor | null
}

/** The filter that matches every product, in the editors' order, from the first page. */
export const EMPTY_FILTER: CatalogFilter = {
  categories: [],
  colors: [],
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

/** Nobody chooses more values by hand. */
const MAX_VALUES = 40
const SLUG = /^[a-z0-9-]{1,80}$/
const CATEGORY = /^[\w.-]{1,128}$/
/** The most decimals of a currency. */
const AMOUNT_DECIMALS = 3
const AMOUNT = /^(\d{1,9}|(?=\.))(?:\.(\d{1,3}))?$/
const CURSOR = /^(-?\d{1,15}(?:\.\d{1,3})?)_([\w.-]{1,128})$/

/** Parses a filter from the query of a URL and ignores invalid values. */
export function parseFilter(query: URLSearchParams): CatalogFilter {
  const values = (name: string, spell = (value: string) => value) =>
    [...new Set(query.getAll(name).slice(0, MAX_VALUES).map(spell))].sort()
  const oneOf = <const Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === query.get(name))
  // Slugs had upper-case letters before 30 November 2026.
  const slugs = (name: string) =>
    values(name, (value) => value.toLowerCase()).filter((slug) => SLUG.test(slug))
  const [from, to] = [parseAmount(query.get('from')), parseAmount(query.get('to'))]
  // Stryker disable next-line EqualityOperator: equal limits can be swapped
  const isReversed = to !== null && (from ?? 0) > to
  return {
    categories: values('category').filter((id) => CATEGORY.test(id)),
    colors: slugs('color'),
    sizes: slugs('size'),
    priceFrom: isReversed ? to : from,
    priceTo: isReversed ? from : to,
    currency: oneOf('currency', CURRENCY_CODES) ?? null,
    rating: RATINGS.find((stars) => String(stars) === query.get('rating')) ?? null,
    sale: query.get('sale') === '1',
    stock: query.get('stock') === '1',
    sort: oneOf('sort', SORTS) ?? 'featured',
    cursor: parseCursor('after', query.get('after')) ?? parseCursor('before', query.get('before')),
  }
}

/** Parses a decimal amount, also in Arabic or full-width digits, to thousandths in whole numbers, because a float would round it. */
function parseAmount(value: string | null): number | null {
  const found = AMOUNT.exec(normalizeTyped(value ?? '').replaceAll('٫', '.'))
  return found && Number((found[1] ?? '') + (found[2] ?? '').padEnd(AMOUNT_DECIMALS, '0'))
}

/** Formats thousandths as a decimal amount without zeros at its end: 4500 is `4.5`. */
export const formatAmount = (amount: number): string =>
  decimalText(amount, AMOUNT_DECIMALS).replace(/\.?0+$/, '')

/** Returns the thousandths in a minor unit of a currency. */
export const amountsPerMinor = (currency: string): number =>
  10 ** (AMOUNT_DECIMALS - currencyDecimals(currency))

function parseCursor(side: Cursor['side'], value: string | null): Cursor | null {
  const found = CURSOR.exec(value ?? '')
  // `+ 0` turns -0 into 0, which is how a URL writes it.
  return found && { side, rank: Number(found[1]) + 0, id: found[2] ?? '' }
}

/** Formats a filter as a canonical query without a question mark; empty for the empty filter. */
export function filterQuery(filter: CatalogFilter): string {
  const query = new URLSearchParams()
  for (const id of filter.categories) query.append('category', id)
  for (const color of filter.colors) query.append('color', color)
  for (const size of filter.sizes) query.append('size', size)
  if (filter.priceFrom !== null) query.set('from', formatAmount(filter.priceFrom))
  if (filter.priceTo !== null) query.set('to', formatAmount(filter.priceTo))
  if (filter.currency !== null) query.set('currency', filter.currency)
  if (filter.rating !== null) query.set('rating', String(filter.rating))
  if (filter.sale) query.set('sale', '1')
  if (filter.stock) query.set('stock', '1')
  if (filter.sort !== 'featured') query.set('sort', filter.sort)
  if (filter.cursor) query.set(filter.cursor.side, `${filter.cursor.rank}_${filter.cursor.id}`)
  return query.toString()
}

/** Returns the path of a filter's list, without language. */
export const catalogPath = (query: string) => (query ? `${FILTERED_CATALOG_PATH}?${query}` : CATALOG_PATH)

/** Returns a filter with changes, from the first page. */
export const updateFilter = (filter: CatalogFilter, change: Partial<CatalogFilter>): CatalogFilter => ({
  ...filter,
  cursor: null,
  ...change,
})

/** Returns whether a filter excludes any product, regardless of sort order, currency and cursor. */
export const isFiltered = (filter: CatalogFilter): boolean =>
  filterQuery(updateFilter(filter, { sort: 'featured', currency: null })) !== ''

/**
 * Returns a filter that names its currency if prices or cursors in its URL would mean something else in another language. Amounts lose
 * the decimals that the currency does not have.
 *
 * @param currency currency of the prices
 * @param defaultCurrency currency if the URL names none
 */
export function withCurrency(
  filter: CatalogFilter,
  currency: string,
  defaultCurrency: string,
): CatalogFilter {
  const hasPriceCursor = filter.cursor !== null && filter.sort.startsWith('price')
  const hasAmount = filter.priceFrom !== null || filter.priceTo !== null
  const perMinor = amountsPerMinor(currency)
  const truncated = (amount: number | null) => amount && amount - (amount % perMinor)
  return {
    ...filter,
    priceFrom: truncated(filter.priceFrom),
    priceTo: truncated(filter.priceTo),
    currency: currency !== defaultCurrency || hasPriceCursor || hasAmount ? currency : null,
  }
}
