import { beforeEach, expect, test, vi } from 'vitest'
import { deleteProfile, savePassword, sendVerificationMail } from './actions.ts'

const {
  countAttempt,
  countMailRequest,
  currentCustomer,
  deleteAccount,
  deleteCustomer,
  deletePaymentCustomer,
  expireCheckoutSession,
  mailLink,
  readCustomer,
  readOpenSessions,
  reauthenticate,
  replaceCredentials,
  signInWithPassword,
  storeFormResult,
} = vi.hoisted(() => ({
  countAttempt: vi.fn(() => 0),
  countMailRequest: vi.fn(() => 0),
  currentCustomer: vi.fn<() => Promise<object | null>>(),
  deleteAccount: vi.fn<(uid: string) => Promise<void>>(),
  deleteCustomer: vi.fn<() => Promise<void>>(),
  deletePaymentCustomer: vi.fn<() => Promise<boolean>>(),
  expireCheckoutSession: vi.fn<() => Promise<object>>(() => Promise.resolve({ ok: true })),
  mailLink: vi.fn(),
  readCustomer: vi.fn<() => object>(() => ({ paymentCustomerId: null })),
  readOpenSessions: vi.fn<() => Promise<string[]>>(() => Promise.resolve([])),
  reauthenticate: vi.fn<() => Promise<object>>(),
  replaceCredentials: vi.fn(),
  signInWithPassword: vi.fn<() => Promise<object>>(),
  storeFormResult: vi.fn((path: string, result: object) => `${path} ${JSON.stringify(result)}`),
}))
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/server', () => ({ after: (task: () => void) => task() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({ deleteAccount }))
vi.mock('#web/vendors/firebase/identity-toolkit.ts', () => ({ reauthenticate, signInWithPassword }))
vi.mock('#web/vendors/firebase/revoke.ts', () => ({ replaceCredentials }))
vi.mock('#web/vendors/stripe/checkout-sessions.ts', () => ({ expireCheckoutSession }))
vi.mock('#web/vendors/stripe/customers.ts', () => ({ deletePaymentCustomer }))
vi.mock('#web/lib/log-error.ts', () => ({ logError: vi.fn() }))
vi.mock('./session/attempt-limits.ts', () => ({ countAttempt, countMailRequest }))
vi.mock('./session/session.ts', () => ({ currentCustomer, endSession: vi.fn() }))
vi.mock('./session/form-result.ts', () => ({ storeFormResult }))
vi.mock('./auth/mails.ts', () => ({ mailLink }))
vi.mock('./queries.ts', () => ({ readCustomer, readOpenSessions }))
vi.mock('./customers.ts', () => ({ deleteCustomer }))

function submitTo(
  action: (form: FormData) => Promise<string>,
  fields: Record<string, string>,
): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
  return action(form).then(
    () => 'no redirect',
    (redirect: Error) => redirect.message,
  )
}

const submit = () => submitTo(deleteProfile, { password: 'northern-lights' })

beforeEach(() => {
  vi.clearAllMocks()
  reauthenticate.mockResolvedValue({ ok: true, value: {} })
  signInWithPassword.mockResolvedValue({ ok: true, value: {} })
  currentCustomer.mockResolvedValue({ uid: 'uid', email: 'ada@client.example', name: 'Ada' })
})

test('a deleted account is confirmed, and one that is not says why', async () => {
  expect(await submit()).toBe('/en/pages-logout {"notice":"deleted"}')
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('uid')
  reauthenticate.mockResolvedValueOnce({ ok: false, error: 'wrongPassword' })
  expect(await submit()).toBe('/en/account/delete-profile {"error":"wrongPassword"}')
  expect(deleteAccount).toHaveBeenCalledTimes(1)
})

test('an account stays while the data of its customer cannot be deleted', async () => {
  deleteCustomer.mockRejectedValueOnce(new Error('The lake does not respond.'))
  expect(await submit()).toBe('/en/account/delete-profile {"error":"unreachable"}')
  expect(deleteAccount).not.toHaveBeenCalled()
})

test('a customer whose session has expired signs in first, and reads of no deletion', async () => {
  currentCustomer.mockResolvedValue(null)
  expect(await submit()).toBe('/en/auth/sign-in?returnUrl=%2Fen%2Faccount%2Fdelete-profile')
  expect(deleteAccount).not.toHaveBeenCalled()
})

test('the unpaid orders of a deleted account can no longer be paid', async () => {
  readOpenSessions.mockResolvedValue(['cs_1', 'cs_2'])
  const unavailable = { ok: false, error: { kind: 'unavailable' } }
  expireCheckoutSession.mockResolvedValueOnce(unavailable)
  expect(await submit()).toBe('/en/account/delete-profile {"error":"unreachable"}')
  expect(deleteCustomer).not.toHaveBeenCalled()
  // What was paid in the meantime stays paid.
  expireCheckoutSession.mockResolvedValueOnce({ ok: false, error: { kind: 'refused' } })
  expect(await submit()).toBe('/en/pages-logout {"notice":"deleted"}')
  expect(expireCheckoutSession.mock.calls.slice(2)).toEqual([['cs_1'], ['cs_2']])
  expect(deleteAccount).toHaveBeenCalledOnce()
})

test('an account stays while the payment service cannot delete its customer', async () => {
  readCustomer.mockReturnValue({ paymentCustomerId: 'cus_1' })
  deletePaymentCustomer.mockResolvedValueOnce(false)
  expect(await submit()).toBe('/en/account/delete-profile {"error":"unreachable"}')
  expect(deleteCustomer).not.toHaveBeenCalled()
  deletePaymentCustomer.mockResolvedValueOnce(true)
  expect(await submit()).toBe('/en/pages-logout {"notice":"deleted"}')
  expect(deleteAccount).toHaveBeenCalledOnce()
})

const NEW_PASSWORD = { next: 'four words nobody guesses', again: 'four words nobody guesses' }

test('a password changes only for a customer who knows the current one', async () => {
  reauthenticate.mockResolvedValueOnce({ ok: false, error: 'wrongPassword' })
  expect(await submitTo(savePassword, { current: 'a guess', ...NEW_PASSWORD })).toBe(
    '/en/account/security {"error":"wrongPassword"}',
  )
  expect(replaceCredentials).not.toHaveBeenCalled()
})

test('ASVS 6.3.1: after too many guesses in a session no password is checked', async () => {
  countAttempt.mockReturnValue(1_000)
  expect(await submitTo(savePassword, { current: 'a guess', ...NEW_PASSWORD })).toBe(
    '/en/account/security {"error":"tooMany"}',
  )
  expect(await submit()).toBe('/en/account/delete-profile {"error":"tooMany"}')
  expect(reauthenticate).not.toHaveBeenCalled()
  countAttempt.mockReturnValue(0)
})

test('links that verify an address are limited, and a verified one needs none', async () => {
  const result = () => submitTo(sendVerificationMail, {})
  currentCustomer.mockResolvedValue({ uid: 'uid', email: 'ada@client.example', emailVerified: true })
  expect(await result()).toBe('/en/account/profile {"notice":"mailSent"}')
  expect(mailLink).not.toHaveBeenCalled()
  currentCustomer.mockResolvedValue({ uid: 'uid', email: 'ada@client.example', emailVerified: false })
  await result()
  countMailRequest.mockReturnValueOnce(1_000)
  expect(await result()).toBe('/en/account/profile {"error":"tooMany"}')
  expect(mailLink).toHaveBeenCalledOnce()
})
