import 'server-only'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { headers } from 'next/headers'
import { environment } from '#web/env.ts'
import { isLoopbackHost } from '#web/lib/loopback.ts'
import { identityAdmin } from './admin.ts'
import { isBoundToLoopback } from './bound-address.ts'

/** Returns the claims of an ID token that is valid and not revoked; throws the SDK's error otherwise. */
export async function verifyIdToken(token: string): Promise<DecodedIdToken> {
  await requireSafeRequest()
  return identityAdmin().verifyIdToken(token, true)
}

/**
 * Returns the claims of a session cookie that is valid; throws the SDK's error otherwise.
 *
 * @param checkRevoked also asks the identity service whether the session was revoked
 */
export async function verifySessionCookie(cookie: string, checkRevoked: boolean): Promise<DecodedIdToken> {
  await requireSafeRequest()
  return identityAdmin().verifySessionCookie(cookie, checkRevoked)
}

/**
 * Emulated tokens are unsigned. They count only where no other machine can connect, and where the browser asked for a loopback
 * host: a page of another site that rebinds its name to 127.0.0.1 sends its own.
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
