import { expect, test } from 'vitest'
import { checkEndsAfter } from './period.ts'

const checkEnd = checkEndsAfter('from', 'From')

test.each([
  ['2026-12-01T00:00:00Z', '2026-12-01T00:01:00Z', true],
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', false],
  ['2026-12-01T00:00:00Z', '2026-11-30T00:00:00Z', false],
  ['2026-12-01T00:00:00Z', '2026-12-01T01:00:00+02:00', false],
  [undefined, '2026-12-01T00:00:00Z', true],
  ['2026-12-01T00:00:00Z', undefined, true],
])('a period from %s until %s applies at some time: %s', (from, until, isFine) => {
  expect(checkEnd(until, { parent: { from } }) === true).toBe(isFine)
})
