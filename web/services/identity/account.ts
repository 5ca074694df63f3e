import 'server-only'
import { after } from 'next/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { identityAdmin } from './admin.ts'
import { NAME_LENGTH_MAX } from './credentials.ts'
import type { Customer } from './customer.ts'
import { mailChangedPassword } from './mails.ts'
import type { Reason } from './reasons.ts'
import { startSession } from './session.ts'
import { setPassword, signInWithPassword } from './toolkit.ts'

/** When an account was opened and last signed in to, ISO 8601. Throws where the identity service does not answer. */
export async function accountDates(uid: string): Promise<{ openedAt: string; lastSignInAt: string }> {
  const { metadata } = await identityAdmin().getUser(uid)
  return {
    openedAt: new Date(metadata.creationTime).toISOString(),
    lastSignInAt: new Date(metadata.lastSignInTime).toISOString(),
  }
}

/** Changes the name of a customer; says why not, or null. Throws where the identity service does not answer. */
export async function rename(uid: string, name: string): Promise<Reason | null> {
  const displayName = name.trim().replace(/\s+/g, ' ')
  if (displayName.length > NAME_LENGTH_MAX) return 'nameTooLong'
  await identityAdmin().updateUser(uid, { displayName: displayName || null })
  return null
}

/**
 * Sets another password after a fresh sign-in with the present one. Every other session ends, this browser gets a new one, and the
 * customer is told by mail.
 *
 * @returns why not, or null
 */
export async function changePassword(
  { email }: Customer,
  current: string,
  next: string,
  locale: LocaleId,
): Promise<Reason | null> {
  if (!current || !next) return 'empty'
  const entered = await signInWithPassword(email, current)
  if (!entered.ok) return entered.fault
  const changed = await setPassword(entered.value.idToken, next)
  if (!changed.ok) return changed.fault
  after(() => mailChangedPassword(email, locale))
  const session = await startSession(changed.value.idToken)
  return session.ok ? null : 'unreachable'
}

/** Ends every session of a customer, on all devices. Throws where the identity service does not answer. */
export const endEverywhere = (uid: string): Promise<void> => identityAdmin().revokeRefreshTokens(uid)

/**
 * Deletes an account after a fresh sign-in.
 *
 * @param forget deletes what else is kept; the account goes last, so that what failed can be asked for again
 * @returns why not, or null
 */
export async function deleteAccount(
  { uid, email }: Customer,
  password: string,
  forget: () => Promise<void>,
): Promise<Reason | null> {
  if (!password) return 'empty'
  const entered = await signInWithPassword(email, password)
  if (!entered.ok) return entered.fault
  try {
    await forget()
    await identityAdmin().deleteUser(uid)
    return null
  } catch {
    return 'unreachable'
  }
}
