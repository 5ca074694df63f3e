import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_SECTORS, sectorsOf } from './model.ts'

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
