import { expect, test } from 'vitest'
import { checkCells } from './comparison.ts'

const label = [{ _key: 'en', language: 'en', value: 'Response' }]
const groups = [{ rows: [{ values: [1] }, { label, values: [1, 2, 3] }] }, {}]

test('a row with more cells than plans is named', () => {
  expect(checkCells(groups, 2)).toMatch(/“Response” has 3 cells for 2 plans/)
})

test('fewer cells, and any number where all plans are compared, are in order', () => {
  expect(checkCells(groups, 3)).toBe(true)
  expect(checkCells(groups, 0)).toBe(true)
})
