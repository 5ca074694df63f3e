import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { followMailedLink } from './follow-mailed-link.ts'

const { changeEmail, countAttempt, endSession, resetPasswordByCode, signInByCode } = vi.hoisted(() => ({
  changeEmail: vi.fn(),
  countAttempt: vi.fn(),
  endSession: vi.fn(),
  resetPasswordByCode: vi.fn(),
  signInByCode: vi.fn(),
}))
vi.mock('./mailed-codes.ts', () => ({ confirmEmail: vi.fn(), resetPasswordByCode, signInByCode }))
vi.mock('../email-change/change-email.ts', () => ({ changeEmail }))
vi.mock('../session/attempt-limits.ts', () => ({ countAttempt }))
vi.mock('../session/session.ts', () => ({ endSession }))
vi.mock('../session/form-result.ts', () => ({
  storeFormResult: (path: string, result: object) => Promise.resolve(`${path} ${JSON.stringify(result)}`),
}))

const follow = (fields: Record<string, string>) =>
  followMailedLink(new Headers(), { fields: { oobCode: 'code', ...fields }, isForm: true, locale: 'en' })

beforeEach(() => {
  vi.clearAllMocks()
  countAttempt.mockResolvedValue(0)
  signInByCode.mockResolvedValue(success(null))
  resetPasswordByCode.mockResolvedValue(success(null))
})

test('ASVS 3.7.2: a mailed link leads to pages of this site only', async () => {
  const led = (returnUrl: string) => follow({ mode: 'signIn', email: 'mary@example.com', returnUrl })
  expect(await led('/en/cart?step=2')).toBe('/en/cart?step=2')
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect(await led(elsewhere), elsewhere).toBe('/en/account/profile')
})

test('ASVS 6.3.1: codes cannot be tried without limit', async () => {
  countAttempt.mockResolvedValue(1_000)
  expect(await follow({ mode: 'resetPassword', password: 'x' })).toContain('{"error":"tooMany"}')
  expect(resetPasswordByCode).not.toHaveBeenCalled()
})

test('a new password signs this browser out too', async () => {
  expect(await follow({ mode: 'resetPassword', password: 'x' })).toBe(
    '/en/auth/sign-in {"notice":"passwordSet"}',
  )
  expect(endSession).toHaveBeenCalledOnce()
})

test('a changed address leads to the profile, and one that was taken meanwhile back to the link', async () => {
  changeEmail.mockResolvedValueOnce(success(null))
  expect(await follow({ mode: 'verifyAndChangeEmail' })).toBe('/en/account/profile {"notice":"emailChanged"}')
  changeEmail.mockResolvedValueOnce(failure('emailInUse'))
  expect(await follow({ mode: 'verifyAndChangeEmail' })).toBe(
    '/en/auth/action?mode=verifyAndChangeEmail&oobCode=code {"error":"emailInUse"}',
  )
})
