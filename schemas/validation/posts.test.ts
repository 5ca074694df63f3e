import { expect, test } from 'vitest'
import { checkPublicationDate } from './posts.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test('a date of today or earlier is fine, and so is none yet', () => {
  expect(checkPublicationDate('2026-11-21T11:59:00Z', now)).toBe(true)
  expect(checkPublicationDate('2019-01-01T00:00:00+03:00', now)).toBe(true)
  expect(checkPublicationDate(undefined, now)).toBe(true)
})

test('a date ahead is pointed out: it does not hold the article back', () => {
  expect(checkPublicationDate('2026-11-22T00:00:00Z', now)).toContain('visible at once')
})
