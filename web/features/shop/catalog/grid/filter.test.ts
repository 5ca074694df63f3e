import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_PARAMETERS } from '#schemas/shared/catalog.ts'
import {
  EMPTY_FILTER,
  filterQuery,
  isFiltered,
  parseFilter,
  RATINGS,
  SORTS,
  updateFilter,
  withCurrency,
} from './filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))

/** Queries that a visitor might type, and worse. */
const anyQuery = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...FILTER_PARAMETERS),
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '1',
            '',
            'red',
            'xl',
            'oneSize',
            'rating',
            '-0_a',
            '12.5_product-1',
            '007',
            '4.50',
            '.005',
            '12.3456',
            '999999999.999',
            '9'.repeat(20),
          ),
          fc.integer().map(String),
        ),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
)

test('any query yields a valid filter that survives a round trip', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const filter = read(query)
      expect(read(filterQuery(filter))).toEqual(filter)
      expect(filterQuery(read(filterQuery(filter)))).toBe(filterQuery(filter))
      expect([...filter.colors, ...filter.sizes].every((slug) => /^[a-z0-9-]{1,80}$/.test(slug))).toBe(true)
      expect(SORTS).toContain(filter.sort)
      expect([null, ...RATINGS]).toContain(filter.rating)
      for (const amount of [filter.priceFrom, filter.priceTo]) {
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }
      expect(filter.priceFrom ?? 0).toBeLessThanOrEqual(filter.priceTo ?? Infinity)
    }),
  )
})

test('the order of values in a URL does not matter', () => {
  expect(filterQuery(read('color=red&size=m&color=blue&color=red'))).toBe('color=blue&color=red&size=m')
})

test('slugs are compared in lower case, so that older links keep working', () => {
  expect(filterQuery(read('size=oneSize&size=eu-42&size=%22'))).toBe('size=eu-42&size=onesize')
})

test('an empty form yields the empty filter', () => {
  expect(read('from=&to=&rating=&sort=featured')).toEqual(EMPTY_FILTER)
  expect(filterQuery(EMPTY_FILTER)).toBe('')
})

test('one price limit alone leaves the other open', () => {
  expect(read('from=50')).toMatchObject({ priceFrom: 50_000, priceTo: null })
  expect(read('from=٣٤٫٥&to=۹۰')).toMatchObject({ priceFrom: 34_500, priceTo: 90_000 })
  expect(read('from=３．１&to= ４９ ')).toMatchObject({ priceFrom: 3100, priceTo: 49_000 })
  expect(read('to=50')).toMatchObject({ priceFrom: null, priceTo: 50_000 })
})

test('amounts are read to the thousandth and written in one way', () => {
  for (const [written, amount, canonical] of [
    ['4.5', 4500, '4.5'],
    ['4.50', 4500, '4.5'],
    ['04.500', 4500, '4.5'],
    ['.5', 500, '0.5'],
    ['0.005', 5, '0.005'],
    ['100', 100_000, '100'],
    ['0', 0, '0'],
    ['999999999.999', 999_999_999_999, '999999999.999'],
  ] as const) {
    expect(read(`to=${written}`).priceTo).toBe(amount)
    expect(filterQuery(read(`to=${written}`))).toBe(`to=${canonical}`)
  }
  for (const written of ['4.', '.', '4.5.1', '4,5', '1e2', '-4.5', '+4', '4.5678', '1234567890'])
    expect(read(`to=${encodeURIComponent(written)}`).priceTo).toBeNull()
})

test('amounts lose the decimals that the currency does not have', () => {
  const written = (currency: 'JPY' | 'USD' | 'KWD') =>
    filterQuery(withCurrency(read('from=1.239&to=4.567'), currency, 'USD'))
  expect(written('JPY')).toBe('from=1&to=4&currency=JPY')
  expect(written('USD')).toBe('from=1.23&to=4.56&currency=USD')
  expect(written('KWD')).toBe('from=1.239&to=4.567&currency=KWD')
})

test('values that are no ids are ignored, and so are more than forty', () => {
  expect(read('category=%22a&category=a%22&category=&category=shoes').categories).toEqual(['shoes'])
  const many = Array.from({ length: 41 }, (_, index) => `category=c${index + 10}`)
  expect(read(many.join('&')).categories).toHaveLength(40)
})

test('a cursor is read from both directions, with fractions of a rank', () => {
  expect(read('before=12.25_product-1').cursor).toEqual({ side: 'before', rank: 12.25, id: 'product-1' })
  expect(read('after=-5_a&before=1_b').cursor).toEqual({ side: 'after', rank: -5, id: 'a' })
  for (const cursor of ['x1_a', '1_a!', '1.x_a', '1_', '_a'])
    expect(read(`after=${cursor}`).cursor).toBeNull()
})

test('a URL names its currency where its prices would mean something else in another language', () => {
  const named = (query: string, currency: 'USD' | 'SAR' = 'USD') =>
    withCurrency(read(query), currency, 'USD').currency
  expect(named('')).toBeNull()
  expect(named('', 'SAR')).toBe('SAR')
  expect(named('from=5')).toBe('USD')
  expect(named('to=5')).toBe('USD')
  expect(named('sort=priceUp')).toBeNull()
  expect(named('sort=priceUp&after=1200_a')).toBe('USD')
  expect(named('sort=newest&after=1200_a')).toBeNull()
})

test('an amount of anything but digits is ignored, and a rank is never minus zero', () => {
  expect(read('from=12x&to=x12')).toEqual(EMPTY_FILTER)
  expect(read('after=-0_a').cursor?.rank).toBe(0)
})

test('reversed price limits are swapped', () => {
  expect(read('from=50&to=10')).toMatchObject({ priceFrom: 10_000, priceTo: 50_000 })
})

test('a change resets the cursor', () => {
  const filter = read('color=red&sort=priceUp&after=1200_product-10011')
  expect(filter.cursor).toEqual({ side: 'after', rank: 1200, id: 'product-10011' })
  expect(updateFilter(filter, { sale: true })).toEqual({ ...filter, sale: true, cursor: null })
})

test('sort order and cursor do not count as filters', () => {
  expect(isFiltered(read('sort=priceUp&after=1200_product-10011'))).toBe(false)
  expect(isFiltered(read('stock=1'))).toBe(true)
})
