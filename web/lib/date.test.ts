import { expect, test } from 'vitest'
import { formatDate } from './date.ts'

test('dates have the format of the language in the Gregorian calendar', () => {
  const moment = '2026-11-21T09:30:00Z'
  expect(formatDate(moment, 'en')).toBe('21 November 2026')
  expect(formatDate(moment, 'zh')).toBe('2026年11月21日')
  expect(formatDate(moment, 'ar')).toBe('21 نوفمبر 2026')
})

test('the day is that of UTC, wherever the page is built', () => {
  expect(formatDate('2026-01-01T00:30:00+03:00', 'en')).toBe('31 December 2025')
})
