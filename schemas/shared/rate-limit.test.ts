import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWhenLimited } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limited = (headers: Record<string, string> = {}) =>
  Object.assign(new Error('Too Many Requests'), { statusCode: 429, response: { headers } })

/** Starts a write that fails with the given errors first. */
function startWrite(...errors: Error[]) {
  const write = vi.fn(() => Promise.resolve('saved'))
  for (const error of errors) write.mockRejectedValueOnce(error)
  const outcome = retryWhenLimited(write).catch((error: unknown) => error)
  return { write, outcome }
}

test('a rejected write is repeated in the next second, or after the requested time', async () => {
  const { write, outcome } = startWrite(limited(), limited({ 'retry-after': '3' }))
  await vi.advanceTimersByTimeAsync(900)
  expect(write).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(write).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await outcome).toBe('saved')
})

test('a write is not repeated for ever, nor after a long time', async () => {
  const errors = Array.from({ length: 9 }, () => limited({ 'retry-after': '3600' }))
  const { write, outcome } = startWrite(...errors)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toMatchObject({ statusCode: 429 })
  expect(write).toHaveBeenCalledTimes(4)
})

test('other errors are not repeated', async () => {
  const { write, outcome } = startWrite(Object.assign(new Error('Conflict'), { statusCode: 409 }))
  expect(await outcome).toMatchObject({ statusCode: 409 })
  expect(write).toHaveBeenCalledTimes(1)
})
