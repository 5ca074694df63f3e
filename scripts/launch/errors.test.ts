import { expect, test, vi } from 'vitest'
import { exitWithError } from './errors.mjs'

test.each([
  [new Error('The file is missing.\n\nusage'), '\nThe file is missing.\n\nusage\n'],
  [new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x') }), 'getaddrinfo ENOTFOUND x'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) }),
    'fetch failed: ECONNREFUSED',
  ],
  ['a text', 'a text'],
])('an error that ends a command is printed with its reason', (error, printed) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  exitWithError(error)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(printed))
  expect(exit).toHaveBeenCalledWith(1)
  vi.restoreAllMocks()
})
