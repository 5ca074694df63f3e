import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, MAX_SECTORS, pageOf, sectorsOf } from './model.ts'

test('counts sectors, largest first, and ignores entries without one', () => {
  const entries = ['Ports', 'Health', null, 'Health'].map((sector) => ({ sector }))
  expect(sectorsOf(entries)).toEqual([
    { name: 'Health', count: 2 },
    { name: 'Ports', count: 1 },
  ])
})

test('limits the sectors to those in the style sheet', () => {
  const entries = Array.from({ length: 30 }, (_, index) => ({ sector: `Sector ${index}` }))
  expect(sectorsOf(entries)).toHaveLength(MAX_SECTORS)
  expect(readFileSync('web/styles/blocks/_portfolio.scss', 'utf8')).toContain(`through ${MAX_SECTORS}`)
})

test('every entry is on one page, and no page exceeds its size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 48 }), (length, size) => {
      const pages = Array.from({ length }, (_, index) => pageOf(index, size))
      expect(Math.max(1, ...pages)).toBe(countPages(length, size))
      for (const page of pages)
        expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(size)
    }),
  )
})
