import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLinkOncePossible } from './retry-link.ts'

const pause = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('node:timers/promises', () => ({ setTimeout: pause }))

const LINK = 'https://identity.example/?oobCode=code'

let message = ''
/** Refuses links as Firebase does after an earlier one for the address. */
const server = createServer((_request, response) => {
  response.writeHead(400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { code: 400, message } }))
})
let auth: Auth

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`)
  auth = getAuth(initializeApp({ projectId: 'demo-meridian' }, 'too-soon'))
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

beforeEach(() => {
  pause.mockClear()
})

test.each(['TOO_MANY_ATTEMPTS_TRY_LATER', 'RESET_PASSWORD_EXCEED_LIMIT : Try again later.'])(
  'a second link within a minute is made afterwards: %s',
  async (refusal) => {
    message = refusal
    const create = vi
      .fn(() => Promise.resolve(LINK))
      .mockImplementationOnce(() => auth.generatePasswordResetLink('mary@example.com'))
    expect(await createLinkOncePossible(create)).toBe(LINK)
    expect(pause).toHaveBeenCalledExactlyOnceWith(65_000)
  },
)

test('other errors are thrown at once', async () => {
  const create = vi.fn(() => Promise.reject(new Error('auth/user-not-found')))
  await expect(createLinkOncePossible(create)).rejects.toThrow('user-not-found')
  expect(pause).not.toHaveBeenCalled()
})
