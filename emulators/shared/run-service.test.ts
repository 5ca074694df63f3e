import { afterEach, expect, test, vi } from 'vitest'
import { runService } from './run-service.ts'

afterEach(() => vi.restoreAllMocks())

/** Runs a service, sends it a signal and returns the code that its process exits with. */
async function exitCodeOf(stop: () => Promise<void>) {
  vi.spyOn(console, 'log').mockReturnValue()
  const handlers = new Map<string | symbol, () => void>()
  vi.spyOn(process, 'on').mockImplementation((event, handler) => {
    handlers.set(event, handler)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  await runService({
    usage: '',
    parseFlags: () => ({ json: false }),
    start: () => Promise.resolve({ details: {}, message: 'Ready.', stop }),
  })
  handlers.get('SIGTERM')?.()
  await vi.waitFor(() => expect(exit).toHaveBeenCalled())
  return exit.mock.lastCall?.[0]
}

test('a signal stops the service', async () => {
  expect(await exitCodeOf(() => Promise.resolve())).toBe(0)
})

test('a service that fails to stop ends its process all the same', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(await exitCodeOf(() => Promise.reject(new Error('The database is closed.')))).toBe(1)
  expect(report).toHaveBeenCalledWith(expect.stringContaining('The database is closed.'))
})
