import 'server-only'
import { randomBytes } from 'node:crypto'
import { environment } from '#web/env.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { deriveSecret, equalSecrets, hmac } from '#web/lib/secrets.ts'
import { createCustomToken, findAccount } from '#web/vendors/firebase/accounts.ts'
import {
  confirmEmailAddress,
  readCode,
  resetPassword,
  type SignedIn,
  signInWithCode,
  signInWithCustomToken,
  signInWithPassword,
} from '#web/vendors/firebase/identity-toolkit.ts'
import { replaceCredentials } from '#web/vendors/firebase/revoke.ts'
import type { AccountError } from '../account-errors.ts'
import { currentCustomer, startSession } from '../session/session.ts'
import { normalizeEmail } from './credentials.ts'
import { MAILED_ACTIONS, type MailedAction } from './mailed-actions.ts'
import { isWeakPassword } from './weak-password.ts'

/** Signs a code together with the address it is mailed to. The identity service does not reveal that address before a sign-in code is used. */
export function signCode(code: string, email: string): string {
  const secret = deriveSecret('mailed-code', environment().SIGNING_SECRET)
  return hmac(JSON.stringify([code, normalizeEmail(email)]), secret)
}

/** Starts a session in this browser after a sign-in that the site made. */
export async function startSessionFor(
  signedIn: Result<SignedIn, AccountError>,
): Promise<Result<null, AccountError>> {
  if (!signedIn.ok) return signedIn
  const session = await startSession(signedIn.value.idToken)
  return session.ok ? success(null) : failure('unreachable')
}

/** Returns the address that a code verifies or resets the password of; `linkExpired` for any other code. */
async function getCodeAddress(
  code: string,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<Result<string, AccountError>> {
  const read = await readCode(code)
  if (!read.ok) return read
  const { email, requestType: found } = read.value
  return email && found === requestType ? success(email) : failure('linkExpired')
}

/**
 * Whether a code was used, has expired or belongs to another kind of link. False if the identity service does not respond, because the code
 * may still work later.
 */
export async function isExpiredCode(code: string, mode: MailedAction): Promise<boolean> {
  const read = await readCode(code)
  return read.ok ? read.value.requestType !== MAILED_ACTIONS[mode].requestType : read.error === 'linkExpired'
}

/** Whether a code verifies the address of the customer who is signed in in this browser, and who therefore knows the password. */
export async function isOwnAddressCode(code: string): Promise<boolean> {
  const customer = await currentCustomer()
  if (!customer) return false
  const email = await getCodeAddress(code, 'VERIFY_EMAIL')
  return email.ok && normalizeEmail(email.value) === normalizeEmail(customer.email)
}

/** Verifies the address of the signed-in customer and renews the session. Earlier sessions end. */
async function confirmOwnAddress(code: string): Promise<Result<null, AccountError>> {
  const customer = await currentCustomer()
  const confirmed = await confirmEmailAddress(code)
  if (!confirmed.ok) return confirmed
  const token = await createCustomToken(customer?.uid ?? '')
  return startSessionFor(await signInWithCustomToken(token))
}

/**
 * Verifies an address and signs in. In a browser that is signed in to the account the password stays; elsewhere `password` replaces it,
 * because another person may have created the account. Earlier sessions end.
 */
export async function confirmEmail(code: string, password: string): Promise<Result<null, AccountError>> {
  if (await isOwnAddressCode(code)) return confirmOwnAddress(code)
  const account = await findCodeAccount(code, 'VERIFY_EMAIL', password)
  if (!account.ok) return account
  const { uid, email } = account.value
  await replaceCredentials(uid, { password, emailVerified: true })
  // The address is verified already: this invalidates the code.
  await confirmEmailAddress(code)
  return startSessionFor(await signInWithPassword(email, password))
}

/** Sets a new password with a mailed code, which also verifies the address. Every session ends. */
export async function resetPasswordByCode(
  code: string,
  password: string,
): Promise<Result<null, AccountError>> {
  const account = await findCodeAccount(code, 'PASSWORD_RESET', password)
  if (!account.ok) return account
  const reset = await resetPassword(code, password)
  if (!reset.ok) return reset
  await replaceCredentials(account.value.uid, { password, emailVerified: true })
  return success(null)
}

/** Returns the account whose password a code may set, or the error of the code or the password. */
async function findCodeAccount(
  code: string,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
  password: string,
): Promise<Result<{ uid: string; email: string }, AccountError>> {
  if (!password) return failure('weakPassword')
  const email = await getCodeAddress(code, requestType)
  if (!email.ok) return email
  if (await isWeakPassword(password, [email.value])) return failure('weakPassword')
  const user = await findAccount(email.value)
  return user ? success({ uid: user.uid, email: email.value }) : failure('linkExpired')
}

/**
 * Signs in with a mailed code. If the account's address was unverified, another person may have created the account, so its password and
 * sessions are replaced. That happens first, so that a failure in between cannot leave them valid.
 *
 * @param signature made by `signCode`, from the link
 */
export async function signInByCode(
  code: string,
  email: string,
  signature: string,
): Promise<Result<null, AccountError>> {
  if (!equalSecrets(signature, signCode(code, email))) return failure('invalidEmail')
  const read = await readCode(code)
  if (!read.ok) return read
  if (read.value.requestType !== 'EMAIL_SIGNIN') return failure('linkExpired')
  const user = await findAccount(email)
  if (user && !user.emailVerified) {
    const password = randomBytes(32).toString('base64url')
    await replaceCredentials(user.uid, { password, emailVerified: true })
  }
  return startSessionFor(await signInWithCode(email, code))
}
