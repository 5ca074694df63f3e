import { hasLocale } from 'next-intl'
import { after } from 'next/server'
import { z } from 'zod'
import { routing } from '#web/i18n/routing.ts'
import { readJsonBody } from '#web/lib/json-body.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { IDENTITY_ERROR_STATUS, type IdentityError } from '#web/services/identity/customer.ts'
import { countMail } from '#web/services/identity/limits.ts'
import { mailLink } from '#web/services/identity/mails.ts'
import { isForeignRequest, isOwnRequest } from '#web/services/identity/own-request.ts'
import { currentCustomer, endSession, startSession } from '#web/services/identity/session.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** What a page says about the account it has just opened. */
const Opened = z.object({ isNew: z.boolean(), locale: z.string() }).partial()

/** Responds with an error. `unauthorized` also ends the session, so that page and server agree. */
async function refuse(error: IdentityError): Promise<Response> {
  if (error === 'unauthorized') await endSession()
  return Response.json({ error }, { status: IDENTITY_ERROR_STATUS[error], headers: NO_STORE })
}

/** Whether somebody is signed in, and who: `{ signedIn, email, emailVerified, name }`. */
export async function GET(): Promise<Response> {
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) await endSession()
    const { email, emailVerified, name } = customer ?? {}
    return Response.json({ signedIn: customer !== null, email, emailVerified, name }, { headers: NO_STORE })
  } catch {
    return refuse('unavailable')
  }
}

/**
 * Exchanges the ID token of a sign-in of the last five minutes (`Authorization: Bearer`) for the session cookie. The body, if any, says
 * `{ isNew, locale }` of an account just opened: its address is then asked to be confirmed by mail. Answers `{ email, name }`; 401, 403, 503.
 */
export async function POST(request: Request): Promise<Response> {
  const token = bearerToken(request.headers.get('authorization'))
  if (isForeignRequest(request)) return refuse('forbidden')
  if (!token) return refuse('unauthorized')
  const body = await readJsonBody(request, 1_024)
  const { isNew, locale } = Opened.safeParse(body.kind === 'json' ? body.value : {}).data ?? {}
  const session = await startSession(token)
  if (!session.ok) return refuse(session.fault)
  const { email, emailVerified, name } = session.value
  if (isNew && !emailVerified && (await countMail(request.headers, email)) === 0) {
    const language = hasLocale(routing.locales, locale) ? locale : routing.defaultLocale
    after(() => mailLink('verifyEmail', email, language))
  }
  return Response.json({ email, name }, { headers: NO_STORE })
}

/** Signs out of this browser. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return refuse('forbidden')
  await endSession()
  return new Response(null, { status: 204, headers: NO_STORE })
}
