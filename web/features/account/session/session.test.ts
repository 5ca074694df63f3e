import { expect, test, vi } from 'vitest'
import { currentCustomer, endSession } from './session.ts'
import { cookieOptions, SIGNED_IN_COOKIE } from './session-cookie.ts'

const { getAccount, verifySessionCookie } = vi.hoisted(() => ({
  getAccount: vi.fn(),
  verifySessionCookie: vi.fn(),
}))
const jar = vi.hoisted(() => ({ get: vi.fn(() => ({ value: 'session' })), set: vi.fn() }))
vi.mock('next/headers', () => ({ cookies: () => jar }))
vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))
vi.mock('#web/vendors/firebase/verifier.ts', () => ({ verifySessionCookie }))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({ getAccount }))
vi.mock('#web/vendors/firebase/revoke.ts', () => ({}))

const log = vi.spyOn(console, 'error').mockReturnValue()

test('a bug is not taken for an outage of the identity service: it is in the log', async () => {
  verifySessionCookie.mockRejectedValueOnce(new TypeError('Not a function'))
  await expect(currentCustomer({ checkRevoked: false })).rejects.toThrow('does not respond')
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('Not a function'))
})

test('an expired session is no customer, and not in the log', async () => {
  log.mockClear()
  const expired = Object.assign(new Error('Expired'), { code: 'auth/session-cookie-expired' })
  verifySessionCookie.mockRejectedValueOnce(expired)
  expect(await currentCustomer({ checkRevoked: false })).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('another tab after a sign-out does not keep the browser from forgetting the customer', async () => {
  await endSession()
  expect(jar.set).toHaveBeenCalledWith(SIGNED_IN_COOKIE, '', expect.anything())
  jar.set.mockClear()
  jar.get.mockReturnValue({ value: '0' })
  await endSession()
  expect(jar.set).not.toHaveBeenCalledWith(SIGNED_IN_COOKIE, '', expect.anything())
})

test('ASVS 7.4.3: a session from before the address was verified is no customer afterwards', async () => {
  const customer = { uid: 'mary', email: 'mary@example.com', emailVerified: false, name: '' }
  verifySessionCookie.mockResolvedValue({ customer })
  getAccount.mockResolvedValueOnce(customer)
  expect(await currentCustomer()).toEqual(customer)
  getAccount.mockResolvedValueOnce({ ...customer, emailVerified: true })
  expect(await currentCustomer()).toBeNull()
})

test('ASVS 7.4.3: a session from before the address was changed is no customer afterwards', async () => {
  const customer = { uid: 'mary', email: 'mary@example.com', emailVerified: true, name: '' }
  verifySessionCookie.mockResolvedValue({ customer })
  getAccount.mockResolvedValueOnce({ ...customer, email: 'mary@home.example' })
  expect(await currentCustomer()).toBeNull()
})

test('ASVS 3.3.1: an https site gets its cookies over https only', () => {
  expect(cookieOptions('https://meridian.example')).toMatchObject({ secure: true, httpOnly: true })
  expect(cookieOptions('http://localhost:3000')).toMatchObject({ secure: false, httpOnly: true })
})
