import 'server-only'
import { normalizeTyped } from '#schemas/shared/digits.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { returnPath } from '#web/lib/return-path.ts'
import type { AccountError } from '../account-errors.ts'
import { changeEmail } from '../email-change/change-email.ts'
import { countAttempt } from '../session/attempt-limits.ts'
import { storeFormResult } from '../session/form-result.ts'
import { endSession } from '../session/session.ts'
import type { Submission } from '../session/submission.ts'
import { type MailedAction, parseMailedAction } from './mailed-actions.ts'
import { confirmEmail, resetPasswordByCode, signInByCode } from './mailed-codes.ts'

/** The path to continue at, or an error. */
type FollowResult = Result<string, AccountError>
type Action = (code: string, submission: Submission) => Promise<FollowResult>

const redirectWithNotice = async (path: string, notice: 'verified' | 'passwordSet' | 'emailChanged') =>
  success(await storeFormResult(path, { notice }))

const ACTIONS: Record<MailedAction, Action> = {
  async verifyEmail(code, { fields, locale }) {
    const confirmed = await confirmEmail(code, fields.password ?? '')
    return confirmed.ok
      ? redirectWithNotice(localizedPath(locale, '/account/profile'), 'verified')
      : confirmed
  },
  async verifyAndChangeEmail(code, { locale }) {
    const changed = await changeEmail(code, locale)
    return changed.ok
      ? redirectWithNotice(localizedPath(locale, '/account/profile'), 'emailChanged')
      : changed
  },
  async resetPassword(code, { fields, locale }) {
    const set = await resetPasswordByCode(code, fields.password ?? '')
    if (!set.ok) return set
    await endSession()
    return redirectWithNotice(localizedPath(locale, '/auth/sign-in'), 'passwordSet')
  },
  async signIn(code, { fields, locale }) {
    const email = normalizeTyped(fields.email ?? '')
    if (!email) return failure('invalidEmail')
    const entered = await signInByCode(code, email, fields.signature ?? '')
    if (!entered.ok) return entered
    return success(returnPath(fields.returnUrl, localizedPath(locale, '/account/profile')))
  },
}

/** Runs an action; an identity service that does not respond is one of its errors. */
async function runAction(action: Action, code: string, submission: Submission): Promise<FollowResult> {
  try {
    return await action(code, submission)
  } catch (error) {
    logError('A mailed link could not be followed.', error)
    return failure('unreachable')
  }
}

/**
 * Uses the code of a mailed link and returns the path to continue at: on an error that of the page of the link.
 *
 * @returns null if there is no such action
 */
export async function followMailedLink(headers: Headers, submission: Submission): Promise<string | null> {
  const { fields, locale } = submission
  const { oobCode = '', signature, returnUrl } = fields
  const mode = parseMailedAction(fields.mode)
  if (!mode) return null
  const result: FollowResult =
    (await countAttempt(headers, `code ${oobCode.slice(0, 100)}`)) > 0
      ? failure('tooMany')
      : await runAction(ACTIONS[mode], oobCode, submission)
  if (result.ok) return result.value
  const link = new URLSearchParams({
    mode,
    oobCode,
    ...(signature && { signature }),
    ...(returnUrl && { returnUrl }),
  })
  const page = `${localizedPath(locale, '/auth/action')}?${link.toString()}`
  return storeFormResult(page, { error: result.error })
}
