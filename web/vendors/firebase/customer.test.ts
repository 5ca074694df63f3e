import { Agent } from 'node:https'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, expect, test, vi } from 'vitest'
import { toIdentityError } from './customer.ts'

const PROJECT = 'meridian-accounts'
const NO_NAME_SERVER = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })

// The SDK calls Google only without an emulator.
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)

/** The SDK without a network. Google's hosts cannot be resolved. */
const app = initializeApp(
  {
    projectId: PROJECT,
    httpAgent: new Agent({ lookup: (_host, _options, callback) => callback(NO_NAME_SERVER, '', 4) }),
    credential: { getAccessToken: () => Promise.reject(NO_NAME_SERVER) },
  },
  'without-network',
)
afterAll(async () => {
  await deleteApp(app)
  vi.unstubAllEnvs()
})

/** A session cookie that the SDK rejects for its signature only, once it has read Google's keys. */
function sessionCookie(): string {
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now, auth_time: now, exp: now + 60 }
  const issuer = `https://session.firebase.google.com/${PROJECT}`
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: 'key' },
    { iss: issuer, aud: PROJECT, sub: 'mary', ...times },
  ]
  const encoded = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return [...encoded, Buffer.alloc(256).toString('base64url')].join('.')
}

const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test('an outage of the keys, of the sign-in to Google or of the network signs nobody out', async () => {
  const auth = getAuth(app)
  expect(toIdentityError(await errorOf(auth.verifySessionCookie(sessionCookie())))).toBe('unavailable')
  expect(toIdentityError(await errorOf(auth.getUser('mary')))).toBe('unavailable')
})

test('a text that is no session cookie is invalid', async () => {
  for (const cookie of ['text', 'a.b.c'])
    expect(toIdentityError(await errorOf(getAuth(app).verifySessionCookie(cookie)))).toBe('unauthorized')
})

test.each([
  ['auth/internal-error', 'unavailable'],
  ['auth/quota-exceeded', 'unavailable'],
  ['auth/insufficient-permission', 'unavailable'],
  ['app/network-timeout', 'unavailable'],
  ['auth/invalid-id-token', 'unauthorized'],
  ['auth/session-cookie-revoked', 'unauthorized'],
  ['auth/user-disabled', 'unauthorized'],
  [undefined, 'unavailable'],
])('%s is %s', (code, error) => {
  expect(toIdentityError({ code })).toBe(error)
})
