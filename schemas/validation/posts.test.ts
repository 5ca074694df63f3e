import { expect, test } from 'vitest'
import { warnFutureDate } from './posts.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test('a past date or none passes', () => {
  expect(warnFutureDate('2026-11-21T11:59:00Z', now)).toBe(true)
  expect(warnFutureDate('2019-01-01T00:00:00+03:00', now)).toBe(true)
  expect(warnFutureDate(undefined, now)).toBe(true)
})

test('a future date is a warning', () => {
  expect(warnFutureDate('2026-11-22T00:00:00Z', now)).toContain('goes live')
})
