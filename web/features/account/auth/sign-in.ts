import 'server-only'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { emailAddress } from '#web/ui/forms/validators.ts'
import { renameAccount } from '#web/vendors/firebase/accounts.ts'
import { type SignedIn, signInWithPassword, signUp } from '#web/vendors/firebase/identity-toolkit.ts'
import type { AccountError } from '../account-errors.ts'
import { countAttempt } from '../session/attempt-limits.ts'
import { storeFormResult } from '../session/form-result.ts'
import { startSession } from '../session/session.ts'
import { readSubmission, seeOther, type Submission } from '../session/submission.ts'
import { type Credentials, findCredentialsError, readCredentials } from './credentials.ts'
import { mailLink } from './mails.ts'
import { SIGN_IN_PAGES, type SignInKind, signInPagePath } from './sign-in-pages.ts'
import { isWeakPassword } from './weak-password.ts'

const STATUS: Partial<Record<AccountError, number>> = { tooMany: 429, unreachable: 503, unknown: 502 }

/**
 * Handles a sign-in or sign-up request. A form is redirected to `returnUrl`, or back to its page with the error. JSON clients get
 * `{ token, email, name }` with the ID token, or `{ error, message }` with status 400, 429, 502 or 503.
 */
export async function handleSignIn(request: Request, kind: SignInKind): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.error
  const { fields, isForm, locale } = read.value
  const credentials = readCredentials(fields)
  const result = await authenticate(request, kind, credentials, read.value)
  if (!isForm) return respondWithJson(result, credentials, locale)
  if (result.ok) return seeOther(returnPath(fields.returnUrl, localizedPath(locale, '/account/profile')))
  const path = signInPagePath(SIGN_IN_PAGES[kind], locale, fields.returnUrl)
  const values = {
    name: credentials.name.slice(0, 254),
    ...(fields.terms !== undefined && { terms: 'on' }),
  }
  return seeOther(
    await storeFormResult(path, { error: result.error, email: credentials.email.slice(0, 254), values }),
  )
}

async function authenticate(
  { headers }: Request,
  kind: SignInKind,
  credentials: Credentials,
  { locale }: Submission,
): Promise<Result<SignedIn, AccountError>> {
  const error = findCredentialsError(credentials)
  if (error) return failure(error)
  const { email, password } = credentials
  if ((await countAttempt(headers, email)) > 0) return failure('tooMany')
  const signedIn = await (kind === 'signUp'
    ? createAccount(credentials, locale)
    : signInWithPassword(email, password))
  if (!signedIn.ok) return signedIn
  const session = await startSession(signedIn.value.idToken)
  return session.ok
    ? success(signedIn.value)
    : failure(session.error === 'unavailable' ? 'unreachable' : 'unknown')
}

/** Creates an account, whose name may be empty, and mails the link that verifies its address. */
async function createAccount(
  { email, password, name }: Credentials,
  locale: Submission['locale'],
): Promise<Result<SignedIn, AccountError>> {
  // The links of an account are mailed to its address, so it is one that mails can be sent to.
  if (!emailAddress.safeParse(email).success) return failure('invalidEmail')
  if (await isWeakPassword(password, [email, name])) return failure('weakPassword')
  const account = await signUp(email, password)
  if (!account.ok) return account
  if (name) await renameAccount(account.value.localId, name).catch(() => undefined)
  after(() => mailLink('verifyEmail', email, locale))
  return account
}

async function respondWithJson(
  result: Result<SignedIn, AccountError>,
  { email, name }: Credentials,
  locale: Submission['locale'],
): Promise<Response> {
  if (result.ok) {
    return Response.json(
      { token: result.value.idToken, email, name },
      { headers: { 'cache-control': 'no-store' } },
    )
  }
  const texts = await getTranslations({ locale, namespace: 'auth' })
  return errorResponse(STATUS[result.error] ?? 400, result.error, texts(`errors.${result.error}`))
}
