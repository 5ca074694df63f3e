import 'server-only'
import { redirect } from 'next/navigation'
import { currentLocale } from '#web/i18n/locales.ts'
import { renewPath } from '#web/lib/private-paths.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import { currentCustomer } from '#web/services/identity/session.ts'

/**
 * Whose account a page shows. Who is not signed in, or no longer, goes to sign in and comes back; what is left of a session that does not
 * hold is taken away on the way.
 *
 * @param path of the page, without language
 * @param search its question, to come back to
 */
export async function requireCustomer(path: string, search = ''): Promise<Customer> {
  const customer = await currentCustomer({ checkRevoked: true })
  if (customer) return customer
  const locale = await currentLocale()
  redirect(renewPath(path + search, locale))
}
