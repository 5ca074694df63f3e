import { expect, test } from 'vitest'
import { nextAttempt } from './backoff.ts'

test('waits grow from seconds to hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => nextAttempt(attempts, 0) / 1_000)
  expect(waits.slice(0, 2)).toEqual([5, 30])
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits.at(-1)).toBe(21_600)
})
