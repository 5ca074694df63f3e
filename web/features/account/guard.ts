import 'server-only'
import { redirect } from 'next/navigation'
import { currentLocale } from '#web/i18n/locales.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import { currentCustomer } from '#web/services/identity/session.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/**
 * Whose account a page shows. Who is not signed in, or no longer, goes to sign in and comes back; what is left of a session that does not
 * hold is taken away on the way.
 *
 * @param path of the page, without language
 */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = await currentCustomer({ checkRevoked: true })
  if (customer) return customer
  const locale = await currentLocale()
  redirect(renewPath(path, locale))
}

/** Where a visitor signs in again to come back to a page. */
export function renewPath(path: string, locale: string): string {
  const parameters = new URLSearchParams({ locale, returnUrl: localizedPath(locale, path) })
  return `/api/session/renew?${parameters.toString()}`
}
