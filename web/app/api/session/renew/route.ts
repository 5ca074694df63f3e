import { localizedPath } from '#schemas/shared/routes.ts'
import { SIGN_IN_PAGES, signInPagePath } from '#web/features/account/auth/sign-in-pages.ts'
import { currentCustomer, endSession } from '#web/features/account/session/session.ts'
import { seeOther } from '#web/features/account/session/submission.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import { returnPath } from '#web/lib/return-path.ts'

/**
 * Removes the cookies of an invalid session, which pages cannot do, and redirects to sign in and back to `returnUrl`. A valid session stays.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = localeOrDefault(searchParams.get('locale'))
  const path = returnPath(searchParams.get('returnUrl'), localizedPath(locale, '/account/profile'))
  if (await currentCustomer()) return seeOther(path)
  await endSession()
  return seeOther(signInPagePath(SIGN_IN_PAGES.signIn, locale, path))
}
