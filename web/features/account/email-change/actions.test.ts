import { beforeEach, expect, test, vi } from 'vitest'
import { requestEmailChange } from './actions.ts'

const ADA = { uid: 'ada', email: 'ada@client.example', emailVerified: true, name: 'Ada' }

const { after, countAttempt, countMailRequest, mailEmailChange, reauthenticate } = vi.hoisted(() => ({
  after: vi.fn<(task: () => unknown) => void>(),
  countAttempt: vi.fn(() => 0),
  countMailRequest: vi.fn(() => 0),
  mailEmailChange: vi.fn(),
  reauthenticate: vi.fn<() => Promise<object>>(),
}))
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/server', () => ({ after }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('#web/vendors/firebase/identity-toolkit.ts', () => ({ reauthenticate }))
vi.mock('../session/attempt-limits.ts', () => ({ countAttempt, countMailRequest }))
vi.mock('../session/session.ts', () => ({ currentCustomer: () => Promise.resolve(ADA), endSession: vi.fn() }))
vi.mock('../session/form-result.ts', () => ({
  storeFormResult: (path: string, result: object) => `${path} ${JSON.stringify(result)}`,
}))
vi.mock('./mails.ts', () => ({ mailEmailChange }))

function submit(fields: Record<string, string>): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', password: 'northern-lights', ...fields }))
    form.set(name, value)
  return requestEmailChange(form).then(
    () => 'no redirect',
    (redirect: Error) => redirect.message,
  )
}

const failed = (error: string, email: string) => `/en/account/profile ${JSON.stringify({ error, email })}`

beforeEach(() => {
  vi.clearAllMocks()
  reauthenticate.mockResolvedValue({ ok: true, value: {} })
})

test('a customer who knows the password gets a link at the new address', async () => {
  expect(await submit({ email: ' Ada@Home.example ' })).toBe(
    '/en/account/profile {"notice":"emailChangeSent"}',
  )
  // ASVS 6.3.8: the timing of the response does not reveal whether the address has an account.
  expect(mailEmailChange).not.toHaveBeenCalled()
  after.mock.lastCall?.[0]()
  expect(mailEmailChange).toHaveBeenCalledExactlyOnceWith(ADA, 'ada@home.example', 'en')
})

test('without the password nothing is mailed, and the typed address stays', async () => {
  reauthenticate.mockResolvedValue({ ok: false, error: 'wrongPassword' })
  expect(await submit({ email: 'ada@home.example' })).toBe(failed('wrongPassword', 'ada@home.example'))
  expect(await submit({ email: 'ada@home.example', password: '' })).toBe(
    failed('wrongPassword', 'ada@home.example'),
  )
  expect(reauthenticate).toHaveBeenCalledOnce()
  expect(after).not.toHaveBeenCalled()
})

test('an invalid address and that of the account itself are rejected before a password is checked', async () => {
  expect(await submit({ email: 'ada' })).toBe(failed('invalidEmail', 'ada'))
  expect(await submit({ email: 'ADA@client.example' })).toBe(failed('sameEmail', 'ADA@client.example'))
  expect(reauthenticate).not.toHaveBeenCalled()
})

test('ASVS 6.3.1: guesses of the password and emails to one address are limited', async () => {
  countAttempt.mockReturnValueOnce(1_000)
  expect(await submit({ email: 'ada@home.example' })).toBe(failed('tooMany', 'ada@home.example'))
  expect(reauthenticate).not.toHaveBeenCalled()
  countMailRequest.mockReturnValueOnce(1_000)
  expect(await submit({ email: 'ada@home.example' })).toBe(failed('tooMany', 'ada@home.example'))
  expect(after).not.toHaveBeenCalled()
})
