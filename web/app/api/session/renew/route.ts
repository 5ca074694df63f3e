import { hasLocale } from 'next-intl'
import { routing } from '#web/i18n/routing.ts'
import { returnPath } from '#web/lib/return-path.ts'
import { currentCustomer, endSession } from '#web/services/identity/session.ts'
import { seeOther } from '#web/services/identity/submission.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/**
 * Where pages send a visitor whose session does not hold: what is left of it is taken away, which pages cannot do, and the visitor signs in
 * again and comes back to `returnUrl`. Does nothing to a session that holds.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale')
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale
  const path = returnPath(searchParams.get('returnUrl'), localizedPath(locale, '/account/profile'))
  if (await currentCustomer({ checkRevoked: true })) return seeOther(path)
  await endSession()
  return seeOther(
    `${localizedPath(locale, '/auth/sign-in')}?${new URLSearchParams({ returnUrl: path }).toString()}`,
  )
}
