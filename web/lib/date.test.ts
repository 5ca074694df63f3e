import { expect, test } from 'vitest'
import { formatDate, formatMoment } from './date.ts'

test('dates have the format of the language in the Gregorian calendar', () => {
  const moment = '2026-11-21T09:30:00Z'
  expect(formatDate(moment, 'en')).toBe('21 November 2026')
  expect(formatDate(moment, 'zh')).toBe('2026年11月21日')
  expect(formatDate(moment, 'ar')).toBe('21 نوفمبر 2026')
})

test('the day is that of UTC, wherever the page is built', () => {
  expect(formatDate('2026-01-01T00:30:00+03:00', 'en')).toBe('31 December 2025')
})

test('times are to the minute in UTC, or in the time zone of the visitor', () => {
  const moment = '2026-11-22T22:30:00Z'
  expect(formatMoment(moment, 'en')).toBe('22 November 2026 at 22:30 UTC')
  expect(formatMoment(moment, 'zh', 'Asia/Shanghai')).toBe('2026年11月23日 GMT+8 06:30')
})
