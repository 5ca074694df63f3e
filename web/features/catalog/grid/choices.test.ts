import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { isNarrowed, parseFilter } from './filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))

test('every chosen value can be taken away by itself, and the order stays', () => {
  const filter = read('colour=red&colour=blue&from=5&to=10&rating=4&stock=1&sort=priceUp&after=1_a')
  expect(choicesOf(filter).map(({ key, without }) => [key, without])).toEqual([
    ['colour-blue', 'colour=red&from=5&to=10&rating=4&stock=1&sort=priceUp'],
    ['colour-red', 'colour=blue&from=5&to=10&rating=4&stock=1&sort=priceUp'],
    ['price-', 'colour=blue&colour=red&rating=4&stock=1&sort=priceUp'],
    ['rating-4', 'colour=blue&colour=red&from=5&to=10&stock=1&sort=priceUp'],
    ['stock-1', 'colour=blue&colour=red&from=5&to=10&rating=4&sort=priceUp'],
  ])
})

test('taking the last value away leaves nothing narrowed', () => {
  const [only, another] = choicesOf(read('category=category-goods'))
  expect(another).toBeUndefined()
  expect(isNarrowed(read(only?.without ?? 'sale=1'))).toBe(false)
})
