import { expect, test } from 'vitest'
import { percentile } from './statistics.ts'

test('percentiles are measured values', () => {
  const values = [5, 1, 4, 2, 3]
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 0)]).toEqual([3, 5, 1])
})
