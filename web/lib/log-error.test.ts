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

test('names the error of Firebase, which its SDK keeps beside the message', () => {
  const data = { error: { code: 400, message: 'PROJECT_DISABLED' } }
  const error = Object.assign(new Error('An internal error has occurred.'), { httpResponse: { data } })
  logError('The identity service could not be used.', error)
  expect(log.mock.calls[0]?.[1]).toMatch(/The service answered: PROJECT_DISABLED$/)
})
