import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { environment } from '#web/env.ts'
import { identityAdmin } from './admin.ts'
import type { Customer } from './customer.ts'

const toCustomer = ({ uid, email = '', emailVerified, displayName = '' }: UserRecord): Customer => ({
  uid,
  email,
  emailVerified,
  name: displayName,
})

/** Returns an account. Throws if it does not exist or the identity service does not respond. */
export const getAccount = async (uid: string): Promise<Customer> =>
  toCustomer(await identityAdmin().getUser(uid))

/** Returns when an account was created and last signed in to, ISO 8601. Throws if the identity service does not respond. */
export async function getAccountDates(uid: string): Promise<{ openedAt: string; lastSignInAt: string }> {
  const { metadata } = await identityAdmin().getUser(uid)
  return {
    openedAt: new Date(metadata.creationTime).toISOString(),
    lastSignInAt: new Date(metadata.lastSignInTime).toISOString(),
  }
}

/** Returns the account of an address, or null. Throws if the identity service does not respond. */
export async function findAccount(email: string): Promise<Customer | null> {
  try {
    return toCustomer(await identityAdmin().getUserByEmail(email))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null
    throw error
  }
}

/** Changes the name of an account; an empty name removes it. Throws if the identity service does not respond. */
export async function renameAccount(uid: string, name: string): Promise<void> {
  await identityAdmin().updateUser(uid, { displayName: name || null })
}

/** Deletes an account. Throws if the identity service does not respond. */
export const deleteAccount = (uid: string): Promise<void> => identityAdmin().deleteUser(uid)

/** Returns a session cookie for an ID token. Throws if the token is invalid or the identity service does not respond. */
export const createSessionCookie = (idToken: string, seconds: number): Promise<string> =>
  identityAdmin().createSessionCookie(idToken, { expiresIn: seconds * 1000 })

/** Returns a token that signs in to an account. */
export const createCustomToken = (uid: string): Promise<string> => identityAdmin().createCustomToken(uid)

/** Returns a link with a code that verifies an address. Throws if the account does not exist. */
export const createVerificationLink = (email: string): Promise<string> =>
  identityAdmin().generateEmailVerificationLink(email)

/** Returns a link with a code that resets a password. Throws if the account does not exist. */
export const createPasswordResetLink = (email: string): Promise<string> =>
  identityAdmin().generatePasswordResetLink(email)

/** Returns a link with a code that changes the address of an account. Throws if the account does not exist or another one has the new address. */
export const createEmailChangeLink = (email: string, newEmail: string): Promise<string> =>
  identityAdmin().generateVerifyAndChangeEmailLink(email, newEmail)

/** Returns a link with a code that signs in to this site. */
export const createSignInLink = (email: string): Promise<string> =>
  identityAdmin().generateSignInWithEmailLink(email, { url: environment().SITE_URL, handleCodeInApp: true })
