import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, pageNumberOf, pageOf } from './paging.ts'

test('an empty list fills one page, a full one no page more', () => {
  expect(countPages(0, 7)).toBe(1)
  expect(countPages(0, 0)).toBe(1)
  expect(countPages(7, 7)).toBe(1)
  expect(countPages(8, 7)).toBe(2)
})

test('the pages of a list show each entry once, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (items, pageSize) => {
      const numbers = Array.from({ length: countPages(items.length, pageSize) }, (_, index) => index + 1)
      const pages = numbers.map((number) => pageOf(items, pageSize, number))
      expect(pages.flat()).toEqual(items)
      expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true)
      if (items.length > 0) expect(pages.at(-1)).not.toEqual([])
      const numberOfEach = items.map((_, index) => pageNumberOf(index, pageSize))
      expect(numberOfEach).toEqual(pages.flatMap((page, index) => page.map(() => index + 1)))
    }),
  )
})
