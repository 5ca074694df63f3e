import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { identityAdmin } from './admin.ts'

/**
 * Waits until a second is over. Tokens are dated in whole seconds, so one of the same second would survive a revocation. A timer may end
 * a millisecond early.
 */
async function waitUntilAfter(second: number): Promise<void> {
  const end = (second + 1) * 1000
  while (Date.now() < end) await wait(end - Date.now())
}

/**
 * Revokes every session and token of an account. Throws if the identity service does not respond.
 *
 * @param signedInAt second of a sign-in that must not survive
 */
export async function revokeSessions(uid: string, signedInAt: number): Promise<void> {
  await waitUntilAfter(signedInAt)
  await identityAdmin().revokeRefreshTokens(uid)
}

/** How a customer can sign in to an account. */
interface Credentials {
  password: string
  /** Set if the request also verifies the address. */
  emailVerified?: true
}

/**
 * Replaces the credentials of an account and revokes all earlier sessions and tokens. Throws if the identity service does not respond.
 *
 * Credentials are set twice because a token of the same second could change them in between.
 */
export async function replaceCredentials(uid: string, credentials: Credentials): Promise<void> {
  const admin = identityAdmin()
  await admin.updateUser(uid, credentials)
  await waitUntilAfter(Math.floor(Date.now() / 1000))
  await admin.updateUser(uid, credentials)
  await admin.revokeRefreshTokens(uid)
}
