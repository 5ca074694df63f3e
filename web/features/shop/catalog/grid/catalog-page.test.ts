import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from '#schemas/shared/amounts.ts'
import { CURRENCY_CODES, currencyDecimals } from '#schemas/shared/currencies.ts'
import { type CatalogEntry, findCatalogPage } from './catalog-page.ts'
import {
  type CatalogFilter,
  EMPTY_FILTER,
  filterQuery,
  parseFilter,
  RATINGS,
  SORTS,
  updateFilter,
} from './filter.ts'

const CATEGORIES = ['category-a', 'category-b']
const COLORS = ['green', 'blue', 'red']
const SIZES = ['s', 'm']
const options = { pageSize: 4, currency: 'USD' }

const anyEntries = fc.uniqueArray(
  fc.record<CatalogEntry>({
    id: fc.integer({ min: 1, max: 60 }).map((number) => `product-${number}`),
    category: fc.constantFrom(...CATEGORIES, null),
    colors: fc.subarray(COLORS),
    sizes: fc.subarray(SIZES),
    price: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constant(null)),
    onSale: fc.boolean(),
    soldOut: fc.boolean(),
    stars: fc.constantFrom(null, 1.5, 2, 3.4, 4, 5),
    position: fc.constantFrom(1, 2, 2.5, 3),
    addedAt: fc.constantFrom(1_700_000_000_000, 1_800_000_000_000),
  }),
  { selector: ({ id }) => id, minLength: 10, maxLength: 40 },
)

/** Every criterion alone leaves few products, so most filters have only some of them, and lists several pages. */
const anyFilter: fc.Arbitrary<CatalogFilter> = fc
  .record(
    {
      categories: fc.subarray(CATEGORIES),
      colors: fc.subarray(COLORS),
      sizes: fc.subarray(SIZES),
      priceFrom: fc.option(fc.integer({ min: 0, max: 15_000 })),
      priceTo: fc.option(fc.integer({ min: 15_000, max: 40_000 })),
      rating: fc.constantFrom(null, ...RATINGS),
      sale: fc.boolean(),
      stock: fc.boolean(),
      sort: fc.constantFrom(...SORTS),
    },
    { requiredKeys: [] },
  )
  .map((part) => ({ ...EMPTY_FILTER, ...part }))

/** A page by the ids on it. */
function look(...asked: Parameters<typeof findCatalogPage>) {
  const { entries, ...page } = findCatalogPage(...asked)
  return { ...page, ids: entries.map(({ id }) => id) }
}

/** Every page from the first on, as a visitor leafs: each next address is written down and read again. */
function leaf(entries: CatalogEntry[], filter: CatalogFilter): string[][] {
  const pages: string[][] = []
  let current: CatalogFilter | null = filter
  while (current) {
    const { ids, next } = look(entries, current, options)
    pages.push(ids)
    if (pages.length > entries.length + 1) throw new Error('The pages have no end')
    current = next && parseFilter(new URLSearchParams(filterQuery(updateFilter(filter, { cursor: next }))))
  }
  return pages
}

test('paging forward shows every matching product once, in order', () => {
  fc.assert(
    fc.property(anyEntries, anyFilter, (entries, filter) => {
      const { total } = look(entries, filter, options)
      const ids = leaf(entries, filter).flat()
      expect(ids).toHaveLength(total)
      expect(new Set(ids).size).toBe(total)
      expect(ids).toEqual(look(entries, filter, { ...options, pageSize: 100 }).ids)
    }),
  )
})

test('paging back shows the same products up to the first page', () => {
  fc.assert(
    fc.property(anyEntries, anyFilter, (entries, filter) => {
      const pages = leaf(entries, filter)
      const last = pages.at(-1)
      let back = look(entries, updateFilter(filter, lastCursor(entries, filter)), options)
      expect(back.ids).toEqual(last)
      let steps = 0
      while (back.previous) {
        back = look(entries, updateFilter(filter, { cursor: back.previous }), options)
        steps += 1
        if (steps > entries.length) throw new Error('The pages have no end')
      }
      expect(back.ids).toEqual(pages[0])
      expect(steps).toBe(pages.length - 1)
    }),
  )
})

function lastCursor(entries: CatalogEntry[], filter: CatalogFilter) {
  let cursor = null
  for (let page = look(entries, filter, options); page.next;) {
    cursor = page.next
    page = look(entries, updateFilter(filter, { cursor }), options)
  }
  return { cursor }
}

test('each filter value matches as many products as its count says', () => {
  fc.assert(
    fc.property(anyEntries, anyFilter, (entries, filter) => {
      const { counts } = look(entries, filter, options)
      const total = (change: Partial<CatalogFilter>) =>
        look(entries, updateFilter(filter, change), options).total
      for (const category of CATEGORIES) {
        expect(counts.categories.get(category) ?? 0).toBe(total({ categories: [category] }))
      }
      for (const stars of RATINGS) expect(counts.ratings.get(stars) ?? 0).toBe(total({ rating: stars }))
      for (const color of COLORS) {
        expect(counts.colors.get(color) ?? 0).toBe(total({ colors: [color] }))
      }
      for (const size of SIZES) expect(counts.sizes.get(size) ?? 0).toBe(total({ sizes: [size] }))
      expect([...counts.categories.keys()].every((id) => CATEGORIES.includes(id))).toBe(true)
      expect(counts.sale).toBe(total({ sale: true }))
      expect(counts.stock).toBe(total({ stock: true }))
    }),
  )
})

const entry = (id: string, rest: Partial<CatalogEntry> = {}): CatalogEntry => ({
  id,
  category: null,
  colors: [],
  sizes: [],
  price: 1000,
  onSale: false,
  soldOut: false,
  stars: null,
  position: 1,
  addedAt: 0,
  ...rest,
})

test('each sort order, equal products by id and those without a value last', () => {
  const products = [
    entry('d', { position: 2, addedAt: 3, price: null, stars: 2 }),
    entry('b', { position: 3, addedAt: 2, price: 300, stars: 5 }),
    entry('c', { position: 3, addedAt: 1, price: 200, stars: null }),
    entry('a', { position: 1, addedAt: 1, price: 200, stars: 5 }),
  ]
  const sorted = (sort: CatalogFilter['sort']) =>
    look(products, { ...EMPTY_FILTER, sort }, options).ids.join('')
  expect(SORTS.map((sort) => [sort, sorted(sort)])).toEqual([
    ['featured', 'adbc'],
    ['newest', 'dbac'],
    ['priceUp', 'acbd'],
    ['priceDown', 'bacd'],
    ['rating', 'abdc'],
  ])
})

test('the last page that is full leads to no further one', () => {
  const products = ['a', 'b', 'c', 'd'].map((id) => entry(id))
  const first = look(products, EMPTY_FILTER, { ...options, pageSize: 2 })
  expect(first).toMatchObject({ ids: ['a', 'b'], previous: null, next: { side: 'after', id: 'b' } })
  const second = look(products, updateFilter(EMPTY_FILTER, { cursor: first.next }), {
    ...options,
    pageSize: 2,
  })
  expect(second).toMatchObject({ ids: ['c', 'd'], previous: { side: 'before', id: 'c' }, next: null })
})

test('a cursor before the beginning shows the first page', () => {
  const products = ['a', 'b', 'c'].map((id) => entry(id))
  const show = (side: 'after' | 'before') =>
    look(products, updateFilter(EMPTY_FILTER, { cursor: { side, rank: -1, id: 'z' } }), {
      ...options,
      pageSize: 2,
    }).ids
  expect([show('after'), show('before')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('products added or removed between two pages cause no duplicates and hide no others', () => {
  const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => entry(id, { position: index }))
  const { next } = look(products, EMPTY_FILTER, { ...options, pageSize: 2 })
  const changedProducts = [entry('new', { position: -1 }), ...products.filter(({ id }) => id !== 'a')]
  expect(
    look(changedProducts, updateFilter(EMPTY_FILTER, { cursor: next }), { ...options, pageSize: 2 }).ids,
  ).toEqual(['c', 'd'])
})

test.each(['after', 'before'] as const)('a cursor %s a place beyond the end shows the last page', (side) => {
  const products = ['a', 'b', 'c'].map((id) => entry(id))
  const filter = updateFilter(EMPTY_FILTER, { cursor: { side, rank: 99, id: 'z' } })
  expect(look(products, filter, { ...options, pageSize: 2 }).ids).toEqual(['b', 'c'])
})

test('a price range includes both ends; products without a price match no range', () => {
  const products = [
    entry('a', { price: 999 }),
    entry('b', { price: 1000 }),
    entry('c', { price: 2000 }),
    entry('d', { price: null }),
  ]
  const filter = { ...EMPTY_FILTER, priceFrom: 10_000, priceTo: 20_000 }
  expect(look(products, { ...filter, priceTo: null }, options).ids).toEqual(['b', 'c'])
  expect(look(products, { ...filter, priceFrom: null }, options).ids).toEqual(['a', 'b', 'c'])
  expect(look(products, filter, options).ids).toEqual(['b', 'c'])
  expect(look(products, { ...EMPTY_FILTER, sort: 'priceDown' }, options).ids).toEqual(['c', 'b', 'a', 'd'])
})

test.each([
  ['KWD', 'to=4.499', ['a']],
  ['KWD', 'from=4.5&to=4.5', ['b']],
  ['KWD', 'from=4.501', ['c']],
  ['USD', 'to=45', ['a', 'b']],
  ['USD', 'to=45.00', ['a', 'b']],
  ['USD', 'from=45.01', ['c']],
  ['JPY', 'to=4500', ['a', 'b']],
] as const)('prices in %s are compared with the decimals of “%s”', (currency, query, ids) => {
  const products = [entry('a', { price: 4499 }), entry('b', { price: 4500 }), entry('c', { price: 4501 })]
  const filter = parseFilter(new URLSearchParams(query))
  expect(look(products, filter, { ...options, currency }).ids).toEqual(ids)
})

test('a price lies within a range exactly if its minor units do, in every currency', () => {
  const anyMinor = fc.integer({ min: 1, max: 99_999_999 })
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCY_CODES), anyMinor, anyMinor, (currency, price, limit) => {
      const written = new URLSearchParams({ to: decimalText(limit, currencyDecimals(currency)) })
      const { total } = look([entry('a', { price })], parseFilter(written), { ...options, currency })
      expect(total).toBe(price <= limit ? 1 : 0)
    }),
  )
})

test('a list answers a filter alike, whatever filters and currencies it answered before', () => {
  fc.assert(
    fc.property(anyEntries, anyFilter, anyFilter, (entries, before, filter) => {
      look(entries, before, options)
      look(entries, filter, { ...options, currency: 'JPY' })
      expect(look(entries, filter, options)).toEqual(look([...entries], filter, options))
    }),
  )
})
