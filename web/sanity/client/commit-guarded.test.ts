import { expect, test, vi } from 'vitest'

const { commitGuarded, retryOnConflict } = await import('./commit-guarded.ts')

/** Returns an attempt that finds outdated documents a number of times. */
const conflicting = (times: number) => {
  const attempt = vi.fn(() => Promise.resolve<'saved' | 'conflict'>('saved'))
  for (let count = 0; count < times; count += 1) attempt.mockResolvedValueOnce('conflict')
  return attempt
}

test('attempts are repeated until one does not conflict', async () => {
  const attempt = conflicting(2)
  expect(await retryOnConflict(attempt)).toBe('saved')
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('after eight conflicts, or as many as the caller allows, an error is thrown', async () => {
  const attempt = conflicting(30)
  await expect(retryOnConflict(attempt)).rejects.toThrow('8 attempts')
  expect(attempt).toHaveBeenCalledTimes(8)
  await expect(retryOnConflict(attempt, 12)).rejects.toThrow('12 attempts')
  expect(attempt).toHaveBeenCalledTimes(20)
})

test('errors are not repeated', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('The lake does not respond.')))
  await expect(retryOnConflict(attempt)).rejects.toThrow('does not respond')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('a transaction that Sanity’s rate limit rejects is sent again', async () => {
  vi.useFakeTimers()
  const commit = vi.fn(() => Promise.resolve())
  commit.mockRejectedValueOnce(Object.assign(new Error('Too Many Requests'), { statusCode: 429 }))
  const isCommitted = commitGuarded({ commit })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await isCommitted).toBe(true)
  expect(commit).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
