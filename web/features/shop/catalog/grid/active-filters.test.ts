import { expect, test } from 'vitest'
import { listActiveFilters } from './active-filters.ts'
import { isFiltered, parseFilter } from './filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))

test('each active filter can be removed by itself, and the sort order stays', () => {
  const filter = read('color=red&color=blue&from=5&to=10&rating=4&stock=1&sort=priceUp&after=1_a')
  expect(listActiveFilters(filter).map(({ key, queryWithout: without }) => [key, without])).toEqual([
    ['color-blue', 'color=red&from=5&to=10&rating=4&stock=1&sort=priceUp'],
    ['color-red', 'color=blue&from=5&to=10&rating=4&stock=1&sort=priceUp'],
    ['price-', 'color=blue&color=red&rating=4&stock=1&sort=priceUp'],
    ['rating-4', 'color=blue&color=red&from=5&to=10&stock=1&sort=priceUp'],
    ['stock-1', 'color=blue&color=red&from=5&to=10&rating=4&sort=priceUp'],
  ])
})

test('every kind of filter is listed in the order of the form', () => {
  const query = 'category=a&color=red&size=m&to=10&rating=4&sale=1&stock=1'
  const shown = (filter: string) =>
    listActiveFilters(read(filter)).map(({ kind, value }) => `${kind} ${value}`)
  expect(shown(query)).toEqual([
    'category a',
    'color red',
    'size m',
    'price ',
    'rating 4',
    'sale 1',
    'stock 1',
  ])
  expect(shown('from=5')).toEqual(['price '])
  for (const { kind, queryWithout } of listActiveFilters(read(query)))
    expect(listActiveFilters(read(queryWithout)).map((left) => left.kind)).not.toContain(kind)
})

test('removing the last filter leaves none active', () => {
  const [only, another] = listActiveFilters(read('category=category-goods'))
  expect(another).toBeUndefined()
  expect(isFiltered(read(only?.queryWithout ?? 'sale=1'))).toBe(false)
})
