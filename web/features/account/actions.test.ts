import { beforeEach, expect, test, vi } from 'vitest'
import { deleteProfile } from './actions.ts'

const { currentCustomer, deleteAccount, deleteCustomer, signInWithPassword, storeFormResult } = vi.hoisted(
  () => ({
    currentCustomer: vi.fn<() => Promise<object | null>>(),
    deleteAccount: vi.fn<(uid: string) => Promise<void>>(),
    deleteCustomer: vi.fn<() => Promise<void>>(),
    signInWithPassword: vi.fn<() => Promise<object>>(),
    storeFormResult: vi.fn((path: string, result: object) => `${path} ${JSON.stringify(result)}`),
  }),
)
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({ deleteAccount }))
vi.mock('#web/vendors/firebase/identity-toolkit.ts', () => ({ signInWithPassword }))
vi.mock('#web/vendors/firebase/revoke.ts', () => ({}))
vi.mock('#web/lib/log-error.ts', () => ({ logError: vi.fn() }))
vi.mock('./session/attempt-limits.ts', () => ({ countAttempt: () => 0 }))
vi.mock('./session/session.ts', () => ({ currentCustomer, endSession: vi.fn() }))
vi.mock('./session/form-result.ts', () => ({ storeFormResult }))
vi.mock('./auth/mails.ts', () => ({}))
vi.mock('./queries.ts', () => ({ readCustomer: () => ({ paymentCustomerId: null }) }))
vi.mock('./customers.ts', () => ({ deleteCustomer }))

function submit(): Promise<string> {
  const form = new FormData()
  form.set('locale', 'en')
  form.set('password', 'northern-lights')
  return deleteProfile(form).then(
    () => 'no redirect',
    (redirect: Error) => redirect.message,
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  signInWithPassword.mockResolvedValue({ ok: true, value: {} })
  currentCustomer.mockResolvedValue({ uid: 'uid', email: 'ada@client.example' })
})

test('a deleted account is confirmed, and one that is not says why', async () => {
  expect(await submit()).toBe('/en/auth/sign-in {"notice":"deleted"}')
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('uid')
  signInWithPassword.mockResolvedValueOnce({ ok: false, error: 'wrongPassword' })
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
