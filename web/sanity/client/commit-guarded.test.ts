import { expect, test, vi } from 'vitest'

const { retryOnConflict } = await import('./commit-guarded.ts')

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
