import { expect, test } from 'vitest'
import { longDate } from './date.ts'

test('days are written as readers of the language write them, in the Gregorian calendar', () => {
  const moment = '2026-11-21T09:30:00Z'
  expect(longDate(moment, 'en')).toBe('21 November 2026')
  expect(longDate(moment, 'zh')).toBe('2026年11月21日')
  expect(longDate(moment, 'ar')).toBe('21 نوفمبر 2026')
})

test('the day is that of UTC, wherever the page is built', () => {
  expect(longDate('2026-01-01T00:30:00+03:00', 'en')).toBe('31 December 2025')
})
