import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasSameSector, MAX_SECTORS, sectorsOf } from './model.ts'

test('counts sectors, largest first, and ignores entries without one', () => {
  const entries = ['Ports', 'Health', null, 'Health'].map((sector) => ({ sector }))
  expect(sectorsOf(entries)).toEqual([
    { name: 'Health', count: 2 },
    { name: 'Ports', count: 1 },
  ])
})

test('drafts, whose texts carry stega of their documents, have the same sectors', () => {
  const [one, other] = ['\u200b\u200c\u200b\u200c', '\u200b\u200d\u200b\u200d'].map((stega) => ({
    sector: `Health${stega}`,
  }))
  if (!one || !other) throw new Error('There are two.')
  expect(sectorsOf([one, other])).toEqual([{ name: 'Health', count: 2 }])
  expect(hasSameSector(one, other)).toBe(true)
})

test('limits the sectors to those in the style sheet', () => {
  const entries = Array.from({ length: 30 }, (_, index) => ({ sector: `Sector ${index}` }))
  expect(sectorsOf(entries)).toHaveLength(MAX_SECTORS)
  expect(readFileSync('web/styles/blocks/_portfolio.scss', 'utf8')).toContain(`through ${MAX_SECTORS}`)
})
