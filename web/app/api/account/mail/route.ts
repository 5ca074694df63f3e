import { after } from 'next/server'
import { emailAddress } from '#web/ui/forms/validators.ts'
import { leaveAnswer } from '#web/services/identity/answers.ts'
import { countMail } from '#web/services/identity/limits.ts'
import { keepAskedAddress } from '#web/services/identity/asked-address.ts'
import { mailLink, type MailedAction } from '#web/services/identity/mails.ts'
import type { Reason } from '#web/services/identity/reasons.ts'
import { readSubmission, refuse, seeOther } from '#web/services/identity/submission.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** Links that anybody may ask for, and the page of the form. */
const PAGES: Readonly<Record<string, { action: MailedAction; page: string }>> = {
  reset: { action: 'resetPassword', page: '/auth/forgot-password' },
  link: { action: 'signIn', page: '/auth/email-link' },
}

/**
 * Mails a link to `email`: `kind` is `reset` for another password, `link` for signing in without one. The answer is the same whether there
 * is such an account or not, and takes as long.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.fault
  const { fields, isForm, locale } = read.value
  const known = Object.hasOwn(PAGES, fields.kind ?? '') ? PAGES[fields.kind ?? ''] : undefined
  if (!known) return refuse(422, 'invalid', 'There is no such kind of mail.')
  const email = emailAddress.safeParse(fields.email)
  const fault: Reason | null = !email.success
    ? 'invalidEmail'
    : (await countMail(request.headers, email.data)) > 0
      ? 'tooMany'
      : null
  if (email.success && !fault) {
    if (known.action === 'signIn') await keepAskedAddress(email.data)
    after(() => mailLink(known.action, email.data, locale))
  }
  if (!isForm)
    return fault ? refuse(fault === 'tooMany' ? 429 : 400, fault, fault) : new Response(null, { status: 202 })
  const answer = fault ? { fault, email: fields.email?.slice(0, 254) } : { notice: 'mailSent' as const }
  return seeOther(await leaveAnswer(localizedPath(locale, known.page), answer))
}
