import { expect, test, vi } from 'vitest'
import { afterFailure } from './backoff.ts'

test('waits grow from seconds to hours', () => {
  vi.useFakeTimers({ now: 0 })
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => {
    const { nextAttemptAt = '' } = afterFailure(attempts, { retry: true, reason: 'away' })
    return Date.parse(nextAttemptAt) / 1_000
  })
  expect(waits.slice(0, 2)).toEqual([5, 30])
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits.at(-1)).toBe(21_600)
})

test('an email that the service refuses has no next attempt', () => {
  expect(afterFailure(2, { retry: false, reason: 'no such mailbox' })).toEqual({
    state: 'refused',
    attempts: 2,
    reason: 'no such mailbox',
  })
})
