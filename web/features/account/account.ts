import 'server-only'
import { after } from 'next/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { logError } from '#web/lib/log-error.ts'
import { deleteAccount as deleteIdentity, renameAccount } from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { signInWithPassword } from '#web/vendors/firebase/identity-toolkit.ts'
import { replaceCredentials } from '#web/vendors/firebase/revoke.ts'
import type { AccountError } from './account-errors.ts'
import { NAME_LENGTH_MAX, normalizeName } from './auth/credentials.ts'
import { mailChangedPassword } from './auth/mails.ts'
import { isWeakPassword } from './auth/weak-password.ts'
import { startSession } from './session/session.ts'

/** Changes the name of a customer. Returns an error or null. Throws if the identity service does not respond. */
export async function renameCustomer(uid: string, name: string): Promise<AccountError | null> {
  const displayName = normalizeName(name)
  if (displayName.length > NAME_LENGTH_MAX) return 'nameTooLong'
  await renameAccount(uid, displayName)
  return null
}

/**
 * Changes the password after a sign-in with the current one. Every other session ends, this browser gets a new one, and the customer is
 * notified by email.
 *
 * @returns an error or null
 */
export async function changePassword(
  { uid, email, name }: Customer,
  current: string,
  next: string,
  locale: LocaleId,
): Promise<AccountError | null> {
  if (!current) return 'wrongPassword'
  if (!next || (await isWeakPassword(next, [email, name]))) return 'weakPassword'
  const signedIn = await signInWithPassword(email, current)
  if (!signedIn.ok) return signedIn.error
  try {
    await replaceCredentials(uid, { password: next })
  } catch (error) {
    logError('A password could not be changed.', error)
    return 'unreachable'
  }
  after(() => mailChangedPassword({ uid, email }, locale))
  const renewed = await signInWithPassword(email, next)
  const session = renewed.ok && (await startSession(renewed.value.idToken))
  return session && session.ok ? null : 'unreachable'
}

/**
 * Deletes an account after a sign-in with its password.
 *
 * @param deleteData deletes the customer's other data; the account goes last, so that the customer can retry after a failure
 * @returns an error or null
 */
export async function deleteAccount(
  { uid, email }: Customer,
  password: string,
  deleteData: () => Promise<void>,
): Promise<AccountError | null> {
  if (!password) return 'wrongPassword'
  const signedIn = await signInWithPassword(email, password)
  if (!signedIn.ok) return signedIn.error
  try {
    await deleteData()
    await deleteIdentity(uid)
    return null
  } catch (error) {
    logError('An account could not be deleted.', error)
    return 'unreachable'
  }
}
