import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { retryOnConnectionReset } from '#web/lib/retry-connection.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { createSessionCookie, getAccount } from '#web/vendors/firebase/accounts.ts'
import { type Customer, type IdentityError, toIdentityError } from '#web/vendors/firebase/customer.ts'
import { revokeSessions } from '#web/vendors/firebase/revoke.ts'
import { verifyIdToken, verifySessionCookie } from '#web/vendors/firebase/verifier.ts'
import { isSameOriginRequest } from './request-origin.ts'
import {
  cookieOptions,
  SESSION_COOKIE,
  SESSION_SECONDS,
  SIGN_IN_AGE_MAX_SECONDS,
  SIGNED_IN_COOKIE,
} from './session-cookie.ts'

/** Returns the error of a request to the identity service; logs an outage, or a bug that looks like one. */
function toFailure(error: unknown) {
  const kind = toIdentityError(error)
  if (kind === 'unavailable') logError('The identity service could not be used.', error)
  return failure(kind)
}

/**
 * Starts a session after a sign-in. Each session has a new cookie, which prevents session fixation.
 *
 * @param idToken of a sign-in of the last five minutes; an older one is `unauthorized`
 */
export async function startSession(idToken: string): Promise<Result<Customer, IdentityError>> {
  try {
    const token = await verifyIdToken(idToken)
    const now = Date.now() / 1000
    if (now - token.signedInAt > SIGN_IN_AGE_MAX_SECONDS || now - token.issuedAt > SIGN_IN_AGE_MAX_SECONDS)
      return failure('unauthorized')
    const cookie = await createSessionCookie(idToken, SESSION_SECONDS)
    const cookieStore = await cookies()
    const options = cookieOptions(environment().SITE_URL)
    cookieStore.set(SESSION_COOKIE, cookie, options)
    cookieStore.set(SIGNED_IN_COOKIE, '1', { ...options, httpOnly: false })
    return success(token.customer)
  } catch (error) {
    return toFailure(error)
  }
}

/**
 * Signs out: removes the session's cookies and revokes every session of the account, so that copies of the cookie become invalid. If
 * the identity service does not respond, this logs an error and removes only the cookies.
 */
export async function signOut(): Promise<void> {
  const session = (await cookies()).get(SESSION_COOKIE)?.value
  await endSession('signedOut')
  if (!session) return
  try {
    const { customer, signedInAt } = await verifySessionCookie(session, true)
    await revokeSessions(customer.uid, signedInAt)
  } catch (error) {
    if (toIdentityError(error) === 'unavailable') logError('A session could not be revoked.', error)
  }
}

/**
 * Removes the session's cookies. Sessions in other browsers stay valid. After a sign-out the browser also forgets the customer's cart and
 * wishlist.
 */
export async function endSession(reason: 'ended' | 'signedOut' = 'ended'): Promise<void> {
  const cookieStore = await cookies()
  const options = cookieOptions(environment().SITE_URL, 0)
  cookieStore.set(SESSION_COOKIE, '', options)
  // Another tab does not know of a sign-out yet; the browser must still forget the items.
  if (reason === 'ended' && cookieStore.get(SIGNED_IN_COOKIE)?.value === '0') return
  const signedIn = reason === 'signedOut' ? { value: '0', maxAge: SESSION_SECONDS } : { value: '', maxAge: 0 }
  cookieStore.set(SIGNED_IN_COOKIE, signedIn.value, { ...options, httpOnly: false, maxAge: signedIn.maxAge })
}

/**
 * Returns the customer of the current request's session, or null without a valid session.
 *
 * @param checkRevoked whether to check at the identity service that the session is not revoked and the account not blocked, and to read
 *   the current name and address; false only for what says nothing about the customer
 * @throws Error if the identity service does not respond
 */
export async function currentCustomer({ checkRevoked = true } = {}): Promise<Customer | null> {
  // The token's expiry is checked per request, never during a build.
  await connection()
  const session = (await cookies()).get(SESSION_COOKIE)?.value
  if (!session) return null
  const result = await readSession(session, checkRevoked)
  if (result.ok) return result.value
  if (result.error === 'unavailable') throw new Error('The identity service does not respond.')
  return null
}

/** Runs once per request, however many components call it. */
const readSession = cache(
  async (session: string, checkRevoked: boolean): Promise<Result<Customer, IdentityError>> => {
    try {
      const token = await verifySessionCookie(session, checkRevoked)
      if (!checkRevoked) return success(token.customer)
      const { uid, email, emailVerified, name } = await getAccount(token.customer.uid)
      // A session from before the address was verified or changed may not belong to the owner of the address.
      if (email !== token.customer.email || (emailVerified && !token.customer.emailVerified))
        return failure('unauthorized')
      return success({ uid, email, emailVerified, name })
    } catch (error) {
      return toFailure(error)
    }
  },
)

/**
 * Returns the customer of a request with `Authorization: Bearer <ID token>`. Checks signature, project, expiry and revocation, and that
 * the account is neither blocked nor deleted.
 */
async function verifyBearer(request: Request): Promise<Result<Customer, IdentityError>> {
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return failure('unauthorized')
  try {
    return success((await retryOnConnectionReset(() => verifyIdToken(token))).customer)
  } catch (error) {
    return toFailure(error)
  }
}

/**
 * Returns the customer who sent a request to one of the site's endpoints: identified by a bearer token, otherwise by the session, which
 * counts only for requests from this site. Cookies of an invalid session are removed.
 */
export async function authenticateRequest(request: Request): Promise<Result<Customer, IdentityError>> {
  if (request.headers.has('authorization')) return verifyBearer(request)
  if (!isSameOriginRequest(request)) return failure('forbidden')
  try {
    const customer = await currentCustomer()
    if (customer) return success(customer)
    await endSession()
    return failure('unauthorized')
  } catch (error) {
    logError('A session could not be checked.', error)
    return failure('unavailable')
  }
}
