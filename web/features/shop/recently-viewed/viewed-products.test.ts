import fc from 'fast-check'
import { expect, test } from 'vitest'
import { othersViewed, withViewed } from './viewed-products.ts'

test('a product viewed again moves to the front', () => {
  expect(withViewed(['2', '1'], '3')).toEqual(['3', '2', '1'])
  expect(withViewed(['3', '2', '1'], '1')).toEqual(['1', '3', '2'])
})

test('a product is kept once, and only the newest are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 60 }), (visits) => {
      const kept = visits.reduce<string[]>(withViewed, [])
      expect(kept).toEqual([...new Set([...visits].reverse())].slice(0, 12))
    }),
  )
})

test('a product page shows the last four others', () => {
  expect(othersViewed(['5', '4', '3', '2', '1'], '5')).toEqual(['4', '3', '2', '1'])
  expect(othersViewed(['6', '5', '4', '3', '2', '1'], '9')).toEqual(['6', '5', '4', '3'])
  expect(othersViewed(['5'], '5')).toEqual([])
})
