import type { OwnAddressAction } from '#web/features/account/auth/mails.ts'
import { requestLink } from '#web/features/account/auth/request-link.ts'
import { signInPagePath } from '#web/features/account/auth/sign-in-pages.ts'
import { storeFormResult } from '#web/features/account/session/form-result.ts'
import { readSubmission, seeOther } from '#web/features/account/session/submission.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/** Links that anyone may request, and the page of their form. */
const PAGES: Readonly<Record<string, { action: OwnAddressAction; page: string }>> = {
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
  const error = await requestLink(known.action, read.value, request.headers)
  if (!isForm)
    return error
      ? errorResponse(error === 'tooMany' ? 429 : 400, error, error)
      : new Response(null, { status: 202 })
  const formResult = error ? { error, email: fields.email?.slice(0, 254) } : { notice: 'mailSent' as const }
  return seeOther(await storeFormResult(signInPagePath(known.page, locale, fields.returnUrl), formResult))
}
