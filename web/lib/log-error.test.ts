import { afterEach, expect, test, vi } from 'vitest'
import { logError } from './log-error.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  log.mockReset()
})

test('logs where an error comes from, without what HTTP clients attach to it', () => {
  const request = { headers: { authorization: 'Bearer secret' } }
  logError('An order failed.', Object.assign(new TypeError('x is undefined'), { request }))
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'An order failed.',
    expect.stringMatching(/^TypeError: x is undefined\n.*log-error\.test\.ts/s),
  )
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
})

test('removes the query of addresses', () => {
  logError('A read failed.', new Error('GET https://lake.example/query?$email="mary@example.com" failed'))
  expect(log).toHaveBeenCalledWith(
    'A read failed.',
    expect.stringContaining('GET https://lake.example/query?… failed'),
  )
})
