import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RelatedCandidate, relatedProductIds } from './related.ts'

const product = (id: string, rest: Partial<RelatedCandidate> = {}): RelatedCandidate => ({
  id,
  colors: [],
  tag: null,
  gender: null,
  ...rest,
})
const products = ['a', 'b', 'c', 'd', 'e'].map((id) => product(id))

test('equally similar products follow in order, wrapping around at the end', () => {
  expect(relatedProductIds(product('b'), products, 2)).toEqual(['c', 'd'])
  expect(relatedProductIds(product('e'), products, 2)).toEqual(['a', 'b'])
})

test('similar products come before neighbors', () => {
  const mixed = [
    product('a', { tag: 'new', colors: ['green'] }),
    product('b'),
    product('c', { tag: 'new' }),
    product('d'),
  ]
  expect(relatedProductIds(product('x', { tag: 'new', colors: ['green', 'blue'] }), mixed, 3)).toEqual([
    'a',
    'c',
    'b',
  ])
})

test('the same tag, gender and a common color each make products similar', () => {
  const shelf = [
    product('none'),
    product('other', { tag: 'old', gender: 'men', colors: ['red'] }),
    product('color', { colors: ['blue', 'red'] }),
    product('two', { gender: 'women', colors: ['green'] }),
    product('three', { tag: 'new', gender: 'women', colors: ['green'] }),
  ]
  const one = product('x', { tag: 'new', gender: 'women', colors: ['green', 'blue'] })
  expect(relatedProductIds(one, shelf, 5)).toEqual(['three', 'two', 'color', 'none', 'other'])
})

test('products that both lack a tag and a gender are not similar for that', () => {
  const shelf = [product('tagged', { tag: 'new', gender: 'men' }), product('plain')]
  expect(relatedProductIds(product('x'), shelf, 2)).toEqual(['tagged', 'plain'])
})

test('a product outside of the list is related to its first ones', () => {
  expect(relatedProductIds(product('x'), products, 2)).toEqual(['a', 'b'])
})

test('no product is related to itself or listed twice, and equal products are all listed somewhere', () => {
  const anyShelf = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      colors: fc.subarray(['green', 'blue']),
      tag: fc.constantFrom(null, 'new'),
      gender: fc.constant(null),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(anyShelf, fc.integer({ min: 1, max: 5 }), (products, count) => {
      for (const one of products) {
        const ids = relatedProductIds(one, products, count)
        expect(ids).toHaveLength(Math.min(count, products.length - 1))
        expect(new Set([...ids, one.id]).size).toBe(ids.length + 1)
      }
      const equals = products.map(({ id }) => product(id))
      const shown = new Set(equals.flatMap((one) => relatedProductIds(one, equals, count)))
      expect(shown.size).toBe(products.length > 1 ? products.length : 0)
    }),
  )
})
