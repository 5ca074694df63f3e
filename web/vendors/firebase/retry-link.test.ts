import { beforeEach, expect, test, vi } from 'vitest'
import { createLinkOncePossible } from './retry-link.ts'

const pause = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('node:timers/promises', () => ({ setTimeout: pause }))

const LINK = 'https://identity.example/?oobCode=code'
const tooSoon = new Error('An internal error has occurred. Raw server response: TOO_MANY_ATTEMPTS_TRY_LATER')

beforeEach(() => {
  pause.mockClear()
})

test('a second link within a minute is made afterwards', async () => {
  const create = vi.fn(() => Promise.resolve(LINK)).mockRejectedValueOnce(tooSoon)
  expect(await createLinkOncePossible(create)).toBe(LINK)
  expect(pause).toHaveBeenCalledExactlyOnceWith(65_000)
})

test('other errors are thrown at once', async () => {
  const create = vi.fn(() => Promise.reject(new Error('auth/user-not-found')))
  await expect(createLinkOncePossible(create)).rejects.toThrow('user-not-found')
  expect(pause).not.toHaveBeenCalled()
})
