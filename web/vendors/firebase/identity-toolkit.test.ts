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
