import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryImport } from './retry-import.ts'

const browser = new EventTarget()
const connection = { onLine: true }
const lost = () => Promise.reject(new Error('Failed to load chunk'))

beforeEach(() => {
  vi.useFakeTimers()
  connection.onLine = true
  vi.stubGlobal('navigator', connection)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('code that could not be loaded is loaded as soon as the browser is online again', async () => {
  connection.onLine = false
  const load = vi.fn<() => Promise<string>>(lost)
  const loaded = retryImport(load)
  await vi.advanceTimersByTimeAsync(60_000)
  load.mockResolvedValue('code')
  connection.onLine = true
  browser.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
})

test('a failure that the browser does not notice is tried again after a wait', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code')).mockImplementationOnce(lost)
  const loaded = retryImport(load)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(loaded).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that is missing online is an error in the end', async () => {
  const load = vi.fn<() => Promise<string>>(lost)
  const loaded = expect(retryImport(load)).rejects.toThrow('Failed to load chunk')
  await vi.advanceTimersByTimeAsync(60_000)
  await loaded
  expect(load).toHaveBeenCalledTimes(5)
})
