import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { changeEmail } from './change-email.ts'

const MARY = { uid: 'mary', email: 'mary@example.com', emailVerified: true, name: '' }
const NEW = 'mary@home.example'

const {
  confirmEmailAddress,
  currentCustomer,
  findAccount,
  mailEmailChanged,
  moveCustomerData,
  readCode,
  readCustomer,
  revokeSessions,
  setPaymentEmail,
  startSession,
} = vi.hoisted(() => ({
  confirmEmailAddress: vi.fn(),
  currentCustomer: vi.fn(),
  findAccount: vi.fn(),
  mailEmailChanged: vi.fn(),
  moveCustomerData: vi.fn(),
  readCode: vi.fn(),
  readCustomer: vi.fn(),
  revokeSessions: vi.fn(),
  setPaymentEmail: vi.fn(),
  startSession: vi.fn(),
}))
vi.mock('next/server', () => ({ after: (task: () => void) => task() }))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({ createCustomToken: vi.fn(), findAccount }))
vi.mock('#web/vendors/firebase/identity-toolkit.ts', () => ({
  confirmEmailAddress,
  readCode,
  signInWithCustomToken: () => Promise.resolve(success({ idToken: 'token' })),
}))
vi.mock('#web/vendors/firebase/revoke.ts', () => ({ revokeSessions }))
vi.mock('#web/vendors/stripe/customers.ts', () => ({ setPaymentEmail }))
vi.mock('../queries.ts', () => ({ readCustomer }))
vi.mock('../session/session.ts', () => ({ currentCustomer, startSession }))
vi.mock('./mails.ts', () => ({ mailEmailChanged }))
vi.mock('./move-customer-data.ts', () => ({ moveCustomerData }))

beforeEach(() => {
  vi.resetAllMocks()
  const code = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: MARY.email, newEmail: NEW }
  readCode.mockResolvedValue(success(code))
  currentCustomer.mockResolvedValue(MARY)
  findAccount.mockResolvedValue(null)
  readCustomer.mockResolvedValue({ paymentCustomerId: 'cus_1' })
  setPaymentEmail.mockResolvedValue(true)
  confirmEmailAddress.mockResolvedValue(success({}))
  startSession.mockResolvedValue(success(MARY))
})

const change = () => changeEmail('code', 'en')

test('a changed address takes the customer’s data along, ends other sessions and is announced to the old address', async () => {
  expect(await change()).toEqual(success(null))
  expect(setPaymentEmail).toHaveBeenCalledWith('cus_1', NEW)
  expect(moveCustomerData).toHaveBeenCalledWith(MARY, NEW)
  expect(revokeSessions).toHaveBeenCalledWith('mary', expect.any(Number))
  expect(startSession).toHaveBeenCalledAfter(revokeSessions)
  expect(mailEmailChanged).toHaveBeenCalledExactlyOnceWith(MARY, 'en')
})

test('ASVS 6.4.3: nobody confirms an address for the account of another person', async () => {
  findAccount.mockImplementation((email: string) => Promise.resolve(email === MARY.email ? MARY : null))
  for (const customer of [null, { ...MARY, uid: 'omar', email: 'omar@example.com' }]) {
    currentCustomer.mockResolvedValue(customer)
    expect(await change()).toEqual(failure('otherAccount'))
  }
  expect(moveCustomerData).not.toHaveBeenCalled()
  expect(confirmEmailAddress).not.toHaveBeenCalled()
})

test('the second of two links expires once the first has changed the address', async () => {
  currentCustomer.mockResolvedValue({ ...MARY, email: 'mary@work.example' })
  expect(await change()).toEqual(failure('linkExpired'))
  expect(confirmEmailAddress).not.toHaveBeenCalled()
})

test('ASVS 6.4.3: a code that was mailed for something else changes no address', async () => {
  readCode.mockResolvedValue(success({ requestType: 'VERIFY_EMAIL', email: MARY.email }))
  expect(await change()).toEqual(failure('linkExpired'))
  expect(confirmEmailAddress).not.toHaveBeenCalled()
})

test('an address that got an account meanwhile is not taken over', async () => {
  findAccount.mockResolvedValue({ uid: 'omar' })
  expect(await change()).toEqual(failure('emailInUse'))
  expect(moveCustomerData).not.toHaveBeenCalled()
  expect(confirmEmailAddress).not.toHaveBeenCalled()
})

test('in an outage the address and its link stay as they are', async () => {
  setPaymentEmail.mockResolvedValueOnce(false)
  await expect(change()).rejects.toThrow('payment service')
  moveCustomerData.mockRejectedValueOnce(new Error('The lake does not respond.'))
  await expect(change()).rejects.toThrow('lake')
  expect(confirmEmailAddress).not.toHaveBeenCalled()
  expect(await change()).toEqual(success(null))
})

test('an unverified address, which may be another person’s, is told nothing', async () => {
  currentCustomer.mockResolvedValue({ ...MARY, emailVerified: false })
  expect(await change()).toEqual(success(null))
  expect(mailEmailChanged).not.toHaveBeenCalled()
})
