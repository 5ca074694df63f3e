import 'server-only'
import { headers } from 'next/headers'
import { environment } from '#web/env.ts'
import { isLoopbackHost } from '#web/lib/loopback.ts'
import { identityAdmin } from './admin.ts'
import { isBoundToLoopback } from './bound-address.ts'
import { toVerifiedToken, type VerifiedToken } from './customer.ts'

/** Returns the claims of an ID token. Throws the SDK's error if it is invalid or revoked. */
export async function verifyIdToken(token: string): Promise<VerifiedToken> {
  await requireSafeRequest()
  return toVerifiedToken(await identityAdmin().verifyIdToken(token, true))
}

/**
 * Returns the claims of a session cookie. Throws the SDK's error if it is invalid.
 *
 * @param checkRevoked also checks at the identity service that the session is not revoked
 */
export async function verifySessionCookie(cookie: string, checkRevoked: boolean): Promise<VerifiedToken> {
  await requireSafeRequest()
  return toVerifiedToken(await identityAdmin().verifySessionCookie(cookie, checkRevoked))
}

/**
 * Emulated tokens are unsigned. They are accepted only if no other machine can connect and the request names a loopback host. The host
 * check stops DNS rebinding: a site that rebinds its name to 127.0.0.1 sends its own name.
 */
async function requireSafeRequest(): Promise<void> {
  if (!environment().FIREBASE_AUTH_EMULATOR_HOST) return
  const sent = await headers()
  const host = sent.get('host') ?? ''
  const hosts = [host, sent.get('x-forwarded-host') ?? host]
  if (hosts.every(isLoopbackHost) && isBoundToLoopback()) return
  throw Object.assign(new Error('Emulated accounts are accepted on loopback addresses only.'), {
    code: 'auth/not-loopback',
  })
}
