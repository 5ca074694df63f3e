import type { NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { endSession } from '#web/features/account/session/session.ts'
import { preferredLocale } from '#web/features/routing/decide-route.ts'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { IDENTITY_ERROR_STATUS, type IdentityError } from '#web/vendors/firebase/customer.ts'

/** Responds with an error, and removes the cookies of an invalid session. */
export async function respondWithError(error: IdentityError): Promise<Response> {
  if (error === 'unauthorized') await endSession()
  return errorResponse(IDENTITY_ERROR_STATUS[error], error, 'Sign in, from a page of this site.')
}

/** Responds 503 in the visitor's language: the lake or the identity service does not respond. */
export async function respondUnavailable(request: NextRequest): Promise<Response> {
  const saved = request.cookies.get(LOCALE_COOKIE)?.value
  const locale = preferredLocale(saved, request.headers.get('accept-language'))
  const texts = await getTranslations({ locale, namespace: 'errors' })
  const response = errorResponse(503, 'unavailable', texts('unavailable'))
  response.headers.set('retry-after', '10')
  return response
}
