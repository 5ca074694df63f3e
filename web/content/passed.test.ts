import { expect, test } from 'vitest'
import { secondsUntilNext } from './passed.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400

test('waits for the nearest moment that is still to come', () => {
  const moments = ['2026-11-21T11:59:00Z', null, '2026-11-21T12:00:30.500Z', '2026-11-21T13:00:00Z']
  expect(secondsUntilNext(moments, now, DAY)).toBe(31)
})

test('looks again at the latest after the limit, and never in the same second', () => {
  expect(secondsUntilNext([null, '2026-11-20T00:00:00Z'], now, DAY)).toBe(DAY)
  expect(secondsUntilNext(['2027-11-20T00:00:00Z'], now, DAY)).toBe(DAY)
  expect(secondsUntilNext(['2026-11-21T12:00:00.001Z'], now, DAY)).toBe(1)
})
