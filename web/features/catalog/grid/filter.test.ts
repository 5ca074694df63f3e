import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_PARAMETERS } from '#schemas/shared/catalogue.ts'
import { COLOUR_KEYS } from '#schemas/shared/colours.ts'
import { PRODUCT_SIZE_KEYS } from '#schemas/shared/product-sizes.ts'
import { changed, EVERYTHING, filterQuery, isNarrowed, parseFilter, RATINGS, SORTS } from './filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))

/** Queries that somebody might type, and worse. */
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
            '9'.repeat(20),
          ),
          fc.integer().map(String),
        ),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
)

test('any query whatever is a valid filter, and written down reads the same again', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const filter = read(query)
      expect(read(filterQuery(filter))).toEqual(filter)
      expect(filterQuery(read(filterQuery(filter)))).toBe(filterQuery(filter))
      expect(filter.colours.every((colour) => COLOUR_KEYS.includes(colour))).toBe(true)
      expect(filter.sizes.every((size) => PRODUCT_SIZE_KEYS.includes(size))).toBe(true)
      expect(SORTS).toContain(filter.sort)
      expect([null, ...RATINGS]).toContain(filter.rating)
      for (const amount of [filter.priceFrom, filter.priceTo]) {
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }
      expect(filter.priceFrom ?? 0).toBeLessThanOrEqual(filter.priceTo ?? Infinity)
    }),
  )
})

test('the order in which values stand in an address does not matter', () => {
  expect(filterQuery(read('colour=red&size=m&colour=blue&colour=red'))).toBe('colour=blue&colour=red&size=m')
})

test('an empty form asks for everything', () => {
  expect(read('from=&to=&rating=&sort=featured')).toEqual(EVERYTHING)
  expect(filterQuery(EVERYTHING)).toBe('')
})

test('prices given the wrong way round are turned', () => {
  expect(read('from=50&to=10')).toMatchObject({ priceFrom: 10, priceTo: 50 })
})

test('a change leads back to the beginning of the list', () => {
  const filter = read('colour=red&sort=priceUp&after=1200_product-10011')
  expect(filter.cursor).toEqual({ side: 'after', rank: 1200, id: 'product-10011' })
  expect(changed(filter, { sale: true })).toEqual({ ...filter, sale: true, cursor: null })
})

test('an order and a place leave nothing out', () => {
  expect(isNarrowed(read('sort=priceUp&after=1200_product-10011'))).toBe(false)
  expect(isNarrowed(read('stock=1'))).toBe(true)
})
