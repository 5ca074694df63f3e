import { after } from 'next/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { AccountError } from '#web/features/account/account-errors.ts'
import { storeEmailLinkAddress } from '#web/features/account/auth/email-link-address.ts'
import { type MailedAction, mailLink } from '#web/features/account/auth/mails.ts'
import { countMailRequest } from '#web/features/account/session/attempt-limits.ts'
import { storeFormResult } from '#web/features/account/session/form-result.ts'
import { errorResponse, readSubmission, seeOther } from '#web/features/account/session/submission.ts'
import { emailAddress } from '#web/ui/forms/validators.ts'

/** Links that anyone may request, and the page of their form. */
const PAGES: Readonly<Record<string, { action: MailedAction; page: string }>> = {
  reset: { action: 'resetPassword', page: '/auth/forgot-password' },
  link: { action: 'signIn', page: '/auth/email-link' },
}

/**
 * Mails a link to `email`: `kind` is `reset` for a new password, `link` for signing in without one. The response and its timing do not
 * reveal whether the account exists.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readSubmission(request)
  if (!read.ok) return read.error
  const { fields, isForm, locale } = read.value
  const known = Object.hasOwn(PAGES, fields.kind ?? '') ? PAGES[fields.kind ?? ''] : undefined
  if (!known) return errorResponse(422, 'invalid', 'There is no such kind of mail.')
  const email = emailAddress.safeParse(fields.email)
  const error: AccountError | null = !email.success
    ? 'invalidEmail'
    : (await countMailRequest(request.headers, email.data)) > 0
      ? 'tooMany'
      : null
  if (email.success && !error) {
    if (known.action === 'signIn') await storeEmailLinkAddress(email.data)
    after(() => mailLink(known.action, email.data, locale))
  }
  if (!isForm)
    return error
      ? errorResponse(error === 'tooMany' ? 429 : 400, error, error)
      : new Response(null, { status: 202 })
  const formResult = error ? { error, email: fields.email?.slice(0, 254) } : { notice: 'mailSent' as const }
  return seeOther(await storeFormResult(localizedPath(locale, known.page), formResult))
}
