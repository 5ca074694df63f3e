import { beforeEach, expect, test, vi } from 'vitest'
import { deleteProfile } from './actions.ts'

const { currentCustomer, deleteAccount, storeFormResult } = vi.hoisted(() => ({
  currentCustomer: vi.fn<() => Promise<object | null>>(),
  deleteAccount: vi.fn<() => Promise<string | null>>(),
  storeFormResult: vi.fn((path: string, result: object) => `${path} ${JSON.stringify(result)}`),
}))
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('./account.ts', () => ({ deleteAccount }))
vi.mock('./session/attempt-limits.ts', () => ({ countAttempt: () => 0 }))
vi.mock('./session/session.ts', () => ({ currentCustomer, endSession: vi.fn() }))
vi.mock('./session/form-result.ts', () => ({ storeFormResult }))
vi.mock('./auth/mails.ts', () => ({}))
vi.mock('./queries.ts', () => ({}))
vi.mock('./customers.ts', () => ({}))

function submit(): Promise<string> {
  const form = new FormData()
  form.set('locale', 'en')
  return deleteProfile(form).then(
    () => 'no redirect',
    (redirect: Error) => redirect.message,
  )
}

beforeEach(() => {
  currentCustomer.mockResolvedValue({ uid: 'uid', email: 'ada@client.example' })
})

test('a deleted account is confirmed, and one that is not says why', async () => {
  deleteAccount.mockResolvedValueOnce(null)
  expect(await submit()).toBe('/en/auth/sign-in {"notice":"deleted"}')
  deleteAccount.mockResolvedValueOnce('wrongPassword')
  expect(await submit()).toBe('/en/account/delete-profile {"error":"wrongPassword"}')
})

test('a customer whose session has expired signs in first, and reads of no deletion', async () => {
  currentCustomer.mockResolvedValue(null)
  expect(await submit()).toBe('/en/auth/sign-in?returnUrl=%2Fen%2Faccount%2Fdelete-profile')
  expect(deleteAccount).not.toHaveBeenCalled()
})
