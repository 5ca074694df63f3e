import { expect, test } from 'vitest'
import { retentionLimits } from './retention.ts'

test('months are calendar months', () => {
  expect(retentionLimits(new Date('2026-11-21T08:30:00.000Z'))).toEqual({
    messagesBefore: '2024-11-21T08:30:00.000Z',
    applicationsBefore: '2026-05-21T08:30:00.000Z',
    spamBefore: '2026-10-22T08:30:00.000Z',
  })
})

test.each([
  ['2026-08-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
  ['2028-08-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-01-31T00:00:00.000Z', '2025-07-31T00:00:00.000Z'],
])('six months before %s is %s', (now, before) => {
  expect(retentionLimits(new Date(now)).applicationsBefore).toBe(before)
})
