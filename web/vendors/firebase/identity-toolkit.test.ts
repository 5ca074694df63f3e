import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reauthenticate, signInWithPassword } from './identity-toolkit.ts'

const log = vi.spyOn(console, 'error').mockReturnValue()

/** Makes the identity service refuse every request with a message. */
const refuseWith = (message: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { message } }, { status: 400 })))

const signIn = () => signInWithPassword('nadia@client.example', 'northern-lights')

beforeEach(() => {
  log.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  'API key not valid. Please pass a valid API key.',
  'PASSWORD_LOGIN_DISABLED',
  'OPERATION_NOT_ALLOWED : Sign-in is disabled.',
])('a project that refuses every sign-in with “%s” is in the log', async (message) => {
  refuseWith(message)
  expect(await signIn()).toEqual({ ok: false, error: 'unknown' })
  expect(log).toHaveBeenCalledExactlyOnceWith('The identity service refused signInWithPassword.', message)
})

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalidCredential'],
  ['QUOTA_EXCEEDED : Exceeded quota for new accounts.', 'tooMany'],
])('the log does not mention %s', async (message, error) => {
  refuseWith(message)
  expect(await signIn()).toEqual({ ok: false, error })
  expect(log).not.toHaveBeenCalled()
})

test('a known account with other credentials has another password', async () => {
  refuseWith('INVALID_LOGIN_CREDENTIALS')
  const known = () => reauthenticate('nadia@client.example', 'a guess')
  expect(await known()).toEqual({ ok: false, error: 'wrongPassword' })
  refuseWith('USER_DISABLED')
  expect(await known()).toEqual({ ok: false, error: 'userDisabled' })
})

test('a connection that was closed in between is opened again once', async () => {
  const closed = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
  const fetched = vi.fn(() => Promise.resolve(Response.json({ idToken: 'token' })))
  vi.stubGlobal('fetch', fetched)
  fetched.mockRejectedValueOnce(new TypeError('fetch failed', { cause: closed }))
  expect(await signIn()).toEqual({ ok: true, value: { idToken: 'token' } })
  fetched.mockRejectedValue(new TypeError('fetch failed', { cause: closed })).mockClear()
  expect(await signIn()).toEqual({ ok: false, error: 'unreachable' })
  expect(fetched).toHaveBeenCalledTimes(2)
})
