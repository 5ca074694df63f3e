import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLinkOncePossible } from './retry-link.ts'

const pause = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('node:timers/promises', () => ({ setTimeout: pause }))

const LINK = 'https://identity.example/?oobCode=code'

/** Answers as Firebase does after an earlier link for the address. */
const server = createServer((_request, response) => {
  response.writeHead(400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }))
})
let tooSoon: unknown

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`)
  const auth = getAuth(initializeApp({ projectId: 'demo-meridian' }, 'too-soon'))
  tooSoon = await auth.generateEmailVerificationLink('mary@example.com').catch((error: unknown) => error)
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

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
