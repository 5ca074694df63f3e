import { returnPath } from '#web/lib/return-path.ts'
import { failure, type Result } from '#web/lib/result.ts'
import { leaveAnswer } from '#web/services/identity/answers.ts'
import { countTry } from '#web/services/identity/limits.ts'
import type { Reason } from '#web/services/identity/reasons.ts'
import { currentCustomer, endSession, startSession } from '#web/services/identity/session.ts'
import { readSubmission, refuse, seeOther, type Submission } from '#web/services/identity/submission.ts'
import { confirmAddress, resetPassword, signInWithCode } from '#web/services/identity/toolkit.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** What a code does when it is good: where to go on, with what is said there. */
type Outcome = Result<string, Reason>
type Action = (code: string, submission: Submission) => Promise<Outcome>

const to = async (path: string, notice: 'verified' | 'passwordSet'): Promise<Outcome> => ({
  ok: true,
  value: await leaveAnswer(path, { notice }),
})

const ACTIONS: Readonly<Record<string, Action>> = {
  async verifyEmail(code, { locale }) {
    const confirmed = await confirmAddress(code)
    if (!confirmed.ok) return confirmed
    const isSignedIn = (await currentCustomer({ checkRevoked: true })) !== null
    return to(localizedPath(locale, isSignedIn ? '/account/profile' : '/auth/sign-in'), 'verified')
  },
  async resetPassword(code, { fields, locale }) {
    if (!fields.password) return failure('empty')
    const set = await resetPassword(code, fields.password)
    if (!set.ok) return set
    await endSession()
    return to(localizedPath(locale, '/auth/sign-in'), 'passwordSet')
  },
  async signIn(code, { fields, locale }) {
    const email = fields.email?.trim()
    if (!email) return failure('empty')
    const entered = await signInWithCode(email, code)
    if (!entered.ok) return entered
    const session = await startSession(entered.value.idToken)
    if (!session.ok) return failure('unreachable')
    return { ok: true, value: returnPath(fields.returnUrl, localizedPath(locale, '/account/profile')) }
  },
}

/**
 * Uses the code of a mailed link: `mode` says for what, `oobCode` is the code; `password` is the new one, `email` the address that signs in.
 * Only a pressed button does: programs that look into mails open links as well.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.fault
  const { fields, locale } = read.value
  const { mode = '', oobCode = '' } = fields
  const action = Object.hasOwn(ACTIONS, mode) ? ACTIONS[mode] : undefined
  if (!action || !read.value.isForm) return refuse(422, 'invalid', 'There is no such action.')
  const outcome: Outcome =
    (await countTry(request.headers, `code ${oobCode.slice(0, 100)}`)) > 0
      ? failure('tooMany')
      : await action(oobCode, read.value)
  if (outcome.ok) return seeOther(outcome.value)
  const page = `${localizedPath(locale, '/auth/action')}?${new URLSearchParams({ mode, oobCode }).toString()}`
  return seeOther(await leaveAnswer(page, { fault: outcome.fault }))
}
