import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relatedTo, type ShelfGood } from './related.ts'

const good = (id: string, rest: Partial<ShelfGood> = {}): ShelfGood => ({
  id,
  colours: [],
  tag: null,
  gender: null,
  ...rest,
})
const shelf = ['a', 'b', 'c', 'd', 'e'].map((id) => good(id))

test('among equals those that follow are shown, and the first again behind the last', () => {
  expect(relatedTo(good('b'), shelf, 2)).toEqual(['c', 'd'])
  expect(relatedTo(good('e'), shelf, 2)).toEqual(['a', 'b'])
})

test('what is like it comes before its neighbours', () => {
  const mixed = [
    good('a', { tag: 'new', colours: ['green'] }),
    good('b'),
    good('c', { tag: 'new' }),
    good('d'),
  ]
  expect(relatedTo(good('x', { tag: 'new', colours: ['green', 'blue'] }), mixed, 3)).toEqual(['a', 'c', 'b'])
})

test('none stands beside itself or twice, and each of a shelf of equals is shown somewhere', () => {
  const anyShelf = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      colours: fc.subarray(['green', 'blue']),
      tag: fc.constantFrom(null, 'new'),
      gender: fc.constant(null),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(anyShelf, fc.integer({ min: 1, max: 5 }), (goods, count) => {
      for (const one of goods) {
        const ids = relatedTo(one, goods, count)
        expect(ids).toHaveLength(Math.min(count, goods.length - 1))
        expect(new Set([...ids, one.id]).size).toBe(ids.length + 1)
      }
      const equals = goods.map(({ id }) => good(id))
      const shown = new Set(equals.flatMap((one) => relatedTo(one, equals, count)))
      expect(shown.size).toBe(goods.length > 1 ? goods.length : 0)
    }),
  )
})
