import { expect, test } from 'vitest'
import { comparisonGroup } from '../objects/comparison.ts'
import { formatCount } from './count.ts'

test('one is in the singular', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'order'))).toEqual(['0 orders', '1 order', '2 orders'])
  expect(formatCount(2, 'country', 'countries')).toBe('2 countries')
})

test('a group of one row is listed in the singular', () => {
  const prepare = comparisonGroup.preview?.prepare as (selection: object) => { subtitle?: string }
  expect(prepare({ rows: [{}] }).subtitle).toBe('1 row')
})
