import { isCrossOriginRequest, isSameOriginRequest } from '#web/features/account/session/request-origin.ts'
import { currentCustomer, endSession, signOut, startSession } from '#web/features/account/session/session.ts'
import { logError } from '#web/lib/log-error.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { IDENTITY_ERROR_STATUS, type IdentityError } from '#web/vendors/firebase/customer.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** Responds with an error. `unauthorized` also ends the session, so that page and server agree. */
async function respondWithError(error: IdentityError): Promise<Response> {
  if (error === 'unauthorized') await endSession()
  return Response.json({ error }, { status: IDENTITY_ERROR_STATUS[error], headers: NO_STORE })
}

/** Returns the signed-in customer: `{ signedIn, email, emailVerified, name }`. */
export async function GET(): Promise<Response> {
  try {
    const customer = await currentCustomer()
    if (!customer) await endSession()
    const { email, emailVerified, name } = customer ?? {}
    return Response.json({ signedIn: customer !== null, email, emailVerified, name }, { headers: NO_STORE })
  } catch (error) {
    logError('A session could not be checked.', error)
    return respondWithError('unavailable')
  }
}

/**
 * Exchanges the ID token of a sign-in of the last five minutes (`Authorization: Bearer`) for the session cookie. Returns
 * `{ email, name }`; 401, 403, 503.
 */
export async function POST(request: Request): Promise<Response> {
  const token = bearerToken(request.headers.get('authorization'))
  if (isCrossOriginRequest(request)) return respondWithError('forbidden')
  if (!token) return respondWithError('unauthorized')
  const session = await startSession(token)
  if (!session.ok) return respondWithError(session.error)
  const { email, name } = session.value
  return Response.json({ email, name }, { headers: NO_STORE })
}

/** Signs out. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request)) return respondWithError('forbidden')
  await signOut()
  return new Response(null, { status: 204, headers: NO_STORE })
}
