import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceCredentials, revokeSessions } from './revoke.ts'

/** The time of each revocation, in milliseconds. */
const revocations: number[] = []

/** The time of each change of credentials. */
const changes: number[] = []

vi.mock('./admin.ts', () => ({
  identityAdmin: () => ({
    updateUser: () => {
      changes.push(Date.now())
      return Promise.resolve()
    },
    revokeRefreshTokens: () => {
      revocations.push(Date.now())
      return Promise.resolve()
    },
  }),
}))
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ now: 5_900 })
  revocations.length = 0
  changes.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('sessions are revoked after the second of the sign-in, even if a timer ends early', async () => {
  vi.mocked(wait).mockImplementation((delay = 0) => {
    vi.setSystemTime(Date.now() + Math.max(1, delay - 1))
    return Promise.resolve(undefined as never)
  })
  await revokeSessions('uid', 5)
  expect(revocations).toEqual([6_000])
})

test('a session of an earlier second is revoked at once', async () => {
  await revokeSessions('uid', 4)
  expect(revocations).toEqual([5_900])
})

test('credentials are set again after the second in which an earlier token could have changed them', async () => {
  vi.mocked(wait).mockImplementation((delay = 0) => {
    vi.setSystemTime(Date.now() + delay)
    return Promise.resolve(undefined as never)
  })
  await replaceCredentials('uid', { password: 'four words nobody guesses' })
  expect(changes).toEqual([5_900, 6_000])
  expect(revocations).toEqual([6_000])
})
