import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, MOST_SECTORS, pageOf, sectorsOf } from './model.ts'

test('sectors are counted, the largest first, and those without one are none', () => {
  const entries = ['Ports', 'Health', null, 'Health'].map((sector) => ({ sector }))
  expect(sectorsOf(entries)).toEqual([
    { name: 'Health', count: 2 },
    { name: 'Ports', count: 1 },
  ])
})

test('the filter offers no more sectors than the style sheet can tell apart', () => {
  const entries = Array.from({ length: 30 }, (_, index) => ({ sector: `Sector ${index}` }))
  expect(sectorsOf(entries)).toHaveLength(MOST_SECTORS)
  expect(readFileSync('web/styles/blocks/_portfolio.scss', 'utf8')).toContain(`through ${MOST_SECTORS}`)
})

test('every entry stands on one of the pages, and no page is overfull', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 48 }), (length, size) => {
      const pages = Array.from({ length }, (_, index) => pageOf(index, size))
      expect(Math.max(1, ...pages)).toBe(countPages(length, size))
      for (const page of pages)
        expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(size)
    }),
  )
})
