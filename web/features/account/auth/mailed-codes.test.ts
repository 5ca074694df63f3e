import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { confirmEmail, resetPasswordByCode, signCode, signInByCode } from './mailed-codes.ts'

const PASSWORD = 'four words nobody guesses'
const MARY = { uid: 'mary', email: 'mary@example.com', emailVerified: false, name: '' }

const identity = vi.hoisted(() => ({
  confirmEmailAddress: vi.fn(),
  readCode: vi.fn(),
  resetPassword: vi.fn(),
  signInWithCode: vi.fn(),
  signInWithCustomToken: vi.fn(),
  signInWithPassword: vi.fn(),
}))
const { currentCustomer, findAccount, replaceCredentials } = vi.hoisted(() => ({
  currentCustomer: vi.fn(),
  findAccount: vi.fn(),
  replaceCredentials: vi.fn(),
}))
vi.mock('#web/vendors/firebase/identity-toolkit.ts', () => identity)
vi.mock('#web/vendors/firebase/accounts.ts', () => ({ createCustomToken: vi.fn(), findAccount }))
vi.mock('#web/vendors/firebase/revoke.ts', () => ({ replaceCredentials }))
vi.mock('../session/session.ts', () => ({
  currentCustomer,
  startSession: () => Promise.resolve(success(MARY)),
}))

const codeFor = (requestType: string) =>
  identity.readCode.mockResolvedValue(success({ requestType, email: MARY.email }))

beforeEach(() => {
  vi.resetAllMocks()
  findAccount.mockResolvedValue(MARY)
  for (const call of [
    identity.confirmEmailAddress,
    identity.resetPassword,
    identity.signInWithCode,
    identity.signInWithCustomToken,
    identity.signInWithPassword,
  ])
    call.mockResolvedValue(success({ idToken: 'token' }))
})

test('ASVS 6.4.3: only the account of a code keeps its password when its address is verified', async () => {
  codeFor('VERIFY_EMAIL')
  currentCustomer.mockResolvedValue({ uid: 'omar', email: 'omar@example.com' })
  expect(await confirmEmail('code', '')).toEqual(failure('weakPassword'))
  expect(identity.confirmEmailAddress).not.toHaveBeenCalled()
  currentCustomer.mockResolvedValue({ ...MARY, email: 'Mary@Example.com' })
  expect(await confirmEmail('code', '')).toEqual(success(null))
  expect(replaceCredentials).not.toHaveBeenCalled()
})

test('ASVS 6.4.3: a code does nothing but what it was mailed for', async () => {
  codeFor('VERIFY_EMAIL')
  expect(await resetPasswordByCode('code', PASSWORD)).toEqual(failure('linkExpired'))
  expect(await signInByCode('code', MARY.email, signCode('code', MARY.email))).toEqual(failure('linkExpired'))
  codeFor('PASSWORD_RESET')
  currentCustomer.mockResolvedValue(MARY)
  expect(await confirmEmail('code', PASSWORD)).toEqual(failure('linkExpired'))
  expect(replaceCredentials).not.toHaveBeenCalled()
})

test('ASVS 6.4.3: a link signs in with the address that it was mailed to, and touches no other account', async () => {
  codeFor('EMAIL_SIGNIN')
  const signature = signCode('code', 'omar@example.com')
  expect(await signInByCode('code', MARY.email, signature)).toEqual(failure('invalidEmail'))
  expect(replaceCredentials).not.toHaveBeenCalled()
})

test('signing in by a link replaces the password of an unverified account, and of no verified one', async () => {
  codeFor('EMAIL_SIGNIN')
  const signIn = () => signInByCode('code', MARY.email, signCode('code', MARY.email))
  findAccount.mockResolvedValue({ ...MARY, emailVerified: true })
  expect(await signIn()).toEqual(success(null))
  expect(replaceCredentials).not.toHaveBeenCalled()
  findAccount.mockResolvedValue(MARY)
  await signIn()
  expect(replaceCredentials).toHaveBeenCalledExactlyOnceWith(
    'mary',
    expect.objectContaining({ emailVerified: true }),
  )
})

test('ASVS 6.2.4: a mailed code sets no password that is easy to guess', async () => {
  codeFor('PASSWORD_RESET')
  expect(await resetPasswordByCode('code', 'password1')).toEqual(failure('weakPassword'))
  expect(identity.resetPassword).not.toHaveBeenCalled()
})
