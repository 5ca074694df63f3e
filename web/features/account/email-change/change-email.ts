import 'server-only'
import { after } from 'next/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { createCustomToken, findAccount } from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import {
  confirmEmailAddress,
  readCode,
  signInWithCustomToken,
} from '#web/vendors/firebase/identity-toolkit.ts'
import { revokeSessions } from '#web/vendors/firebase/revoke.ts'
import { setPaymentEmail } from '#web/vendors/stripe/customers.ts'
import type { AccountError } from '../account-errors.ts'
import { normalizeEmail } from '../auth/credentials.ts'
import { startSessionFor } from '../auth/mailed-codes.ts'
import { readCustomer } from '../queries.ts'
import { currentCustomer } from '../session/session.ts'
import { mailEmailChanged } from './mails.ts'
import { moveCustomerData } from './move-customer-data.ts'

/** The change of address that a code confirms. */
interface EmailChange {
  newEmail: string
  /** The customer who is signed in in this browser. */
  customer: Customer | null
  /** Whether it is the one who requested the change: others cannot confirm it. */
  isOwn: boolean
}

/**
 * Returns the change that a code confirms; `linkExpired` for any other code, and for one that was requested with an address that the account no
 * longer has.
 *
 * @throws if the identity service does not respond
 */
export async function readEmailChange(code: string): Promise<Result<EmailChange, AccountError>> {
  const read = await readCode(code)
  if (!read.ok) return read
  const { requestType, email, newEmail } = read.value
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL' || !email || !newEmail) return failure('linkExpired')
  const customer = await currentCustomer()
  const isOwn = customer !== null && normalizeEmail(customer.email) === normalizeEmail(email)
  if (!isOwn && !(await findAccount(email))) return failure('linkExpired')
  return success({ newEmail, customer, isOwn })
}

/**
 * Changes the address of the signed-in customer with a mailed code. All earlier sessions end, and this browser gets a new one. The address
 * changes last, so that the link can be used again after an outage.
 *
 * @throws if the identity service or the lake does not respond
 */
export async function changeEmail(code: string, locale: LocaleId): Promise<Result<null, AccountError>> {
  const change = await readEmailChange(code)
  if (!change.ok) return change
  const { newEmail, customer, isOwn } = change.value
  // Otherwise the owner of an address could be made to confirm it for the account of another person.
  if (!customer || !isOwn) return failure('otherAccount')
  if (await findAccount(newEmail)) return failure('emailInUse')
  await setPaymentAddress(customer.uid, newEmail)
  await moveCustomerData(customer, newEmail)
  const changed = await confirmEmailAddress(code)
  if (!changed.ok) return changed
  // An unverified address may be another person's.
  if (customer.emailVerified) after(() => mailEmailChanged(customer, locale))
  await revokeSessions(customer.uid, Math.floor(Date.now() / 1000))
  return startSessionFor(await signInWithCustomToken(await createCustomToken(customer.uid)))
}

async function setPaymentAddress(uid: string, newEmail: string): Promise<void> {
  const { paymentCustomerId } = await readCustomer(uid)
  if (paymentCustomerId !== null && !(await setPaymentEmail(paymentCustomerId, newEmail)))
    throw new Error('The payment service does not respond.')
}
