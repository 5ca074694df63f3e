import 'server-only'
import { getTranslations } from 'next-intl/server'
import { after } from 'next/server'
import { returnPath } from '#web/lib/return-path.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { identityAdmin } from './admin.ts'
import { leaveAnswer } from './answers.ts'
import { findFault, readCredentials, type Credentials } from './credentials.ts'
import { countTry } from './limits.ts'
import { mailLink } from './mails.ts'
import type { Reason } from './reasons.ts'
import { startSession } from './session.ts'
import { readSubmission, refuse, seeOther, type Submission } from './submission.ts'
import { signInWithPassword, signUp, type SignedIn } from './toolkit.ts'

/** What a form of signing in is for. */
export type SignInKind = 'signIn' | 'signUp'

const PAGES: Record<SignInKind, string> = { signIn: '/auth/sign-in', signUp: '/auth/sign-up' }
const STATUS: Partial<Record<Reason, number>> = { tooMany: 429, unreachable: 503, unknown: 502 }

/**
 * Answers a form that signs somebody in or up. The browser is led on, to `returnUrl` or back to the form with the reason; a program gets
 * `{ token, email, name }` with the ID token, or `{ error, message }` with status 400, 429, 502 or 503.
 */
export async function answerSignIn(request: Request, kind: SignInKind): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.fault
  const { fields, isForm, locale } = read.value
  const credentials = readCredentials(fields)
  const result = await enter(request, kind, credentials, read.value)
  if (!isForm) return answerProgram(result, credentials, locale)
  if (result.ok) return seeOther(returnPath(fields.returnUrl, localizedPath(locale, '/account/profile')))
  const page = new URLSearchParams(fields.returnUrl ? { returnUrl: fields.returnUrl } : {})
  const path = `${localizedPath(locale, PAGES[kind])}?${page.toString()}`
  return seeOther(await leaveAnswer(path, { fault: result.fault, email: credentials.email.slice(0, 254) }))
}

async function enter(
  { headers }: Request,
  kind: SignInKind,
  credentials: Credentials,
  { locale }: Submission,
): Promise<Result<SignedIn, Reason>> {
  const fault = findFault(credentials)
  if (fault) return failure(fault)
  const { email, password, name } = credentials
  if ((await countTry(headers, email)) > 0) return failure('tooMany')
  const entered = await (kind === 'signUp' ? signUp(email, password) : signInWithPassword(email, password))
  if (!entered.ok) return entered
  if (kind === 'signUp') await welcome(entered.value.localId, email, name, locale)
  const session = await startSession(entered.value.idToken)
  return session.ok
    ? success(entered.value)
    : failure(session.fault === 'unavailable' ? 'unreachable' : 'unknown')
}

/** Keeps the name of somebody new, and mails the link that confirms their address. */
async function welcome(
  uid: string,
  email: string,
  name: string,
  locale: Submission['locale'],
): Promise<void> {
  if (name)
    await identityAdmin()
      .updateUser(uid, { displayName: name })
      .catch(() => undefined)
  after(() => mailLink('verifyEmail', email, locale))
}

async function answerProgram(
  result: Result<SignedIn, Reason>,
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
  return refuse(STATUS[result.fault] ?? 400, result.fault, texts(`faults.${result.fault}`))
}
