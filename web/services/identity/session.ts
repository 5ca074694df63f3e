import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { environment } from '#web/env.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { identityErrorOf, identityAdmin } from './admin.ts'
import { toCustomer, verifyBearer } from './bearer.ts'
import type { Customer, IdentityError } from './customer.ts'
import { isOwnRequest } from './own-request.ts'
import {
  FRESH_SECONDS,
  MARK_COOKIE,
  SESSION_COOKIE,
  SESSION_SECONDS,
  sessionCookieOptions,
} from './session-cookie.ts'
import { verifyIdToken, verifySessionCookie } from './verifier.ts'

/**
 * Begins a session for whoever has just signed in: a new cookie each time, so that none can be planted beforehand.
 *
 * @param idToken of a sign-in of the last five minutes; an older one is refused
 */
export async function startSession(idToken: string): Promise<Result<Customer, IdentityError>> {
  try {
    const token = await verifyIdToken(idToken)
    const now = Date.now() / 1000
    if (now - token.auth_time > FRESH_SECONDS || now - token.iat > FRESH_SECONDS)
      return failure('unauthorized')
    const cookie = await identityAdmin().createSessionCookie(idToken, { expiresIn: SESSION_SECONDS * 1000 })
    const jar = await cookies()
    const options = sessionCookieOptions(environment().SITE_URL)
    jar.set(SESSION_COOKIE, cookie, options)
    jar.set(MARK_COOKIE, '1', { ...options, httpOnly: false })
    return success(toCustomer(token))
  } catch (error) {
    return failure(identityErrorOf(error))
  }
}

/** Takes the session's cookies away. What was begun elsewhere goes on. */
export async function endSession(): Promise<void> {
  const jar = await cookies()
  const options = sessionCookieOptions(environment().SITE_URL, 0)
  jar.set(SESSION_COOKIE, '', options)
  jar.set(MARK_COOKIE, '', { ...options, httpOnly: false })
}

/**
 * Who the session of the request being answered belongs to; null where there is none that holds.
 *
 * @param checkRevoked also asks the identity service whether the session was ended elsewhere or the account is blocked, and takes name
 *   and address as they are now: for account pages, orders, and everything that is written
 * @throws Error where the identity service does not answer
 */
export async function currentCustomer({ checkRevoked }: { checkRevoked: boolean }): Promise<Customer | null> {
  // A token is judged by the clock of the request, never by that of a build.
  await connection()
  const session = (await cookies()).get(SESSION_COOKIE)?.value
  if (!session) return null
  const result = await readSession(session, checkRevoked)
  if (result.ok) return result.value
  if (result.fault === 'unavailable') throw new Error('The identity service does not answer.')
  return null
}

/** Once per request, however many parts of a page ask. */
const readSession = cache(
  async (session: string, checkRevoked: boolean): Promise<Result<Customer, IdentityError>> => {
    try {
      const token = await verifySessionCookie(session, checkRevoked)
      if (!checkRevoked) return success(toCustomer(token))
      const { uid, email = '', emailVerified, displayName = '' } = await identityAdmin().getUser(token.uid)
      return success({ uid, email, emailVerified, name: displayName })
    } catch (error) {
      return failure(identityErrorOf(error))
    }
  },
)

/**
 * Who sent a request to one of the site's own doors: by a bearer token, as programs and a page that has just signed somebody in send it;
 * else by the session, and then only from a page of this site.
 */
export async function callerOfRequest(request: Request): Promise<Result<Customer, IdentityError>> {
  if (request.headers.has('authorization')) return verifyBearer(request)
  if (!isOwnRequest(request)) return failure('forbidden')
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    return customer ? success(customer) : failure('unauthorized')
  } catch {
    return failure('unavailable')
  }
}
