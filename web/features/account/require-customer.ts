import 'server-only'
import { redirect } from 'next/navigation'
import { currentLocale } from '#web/i18n/locales.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { renewSessionPath } from './private-paths.ts'
import { currentCustomer } from './session/session.ts'

/**
 * Returns the signed-in customer. Other visitors are redirected to sign in and back; the redirect also removes cookies of an invalid
 * session.
 *
 * @param path of the page without language, with the query to come back to
 */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = await currentCustomer()
  if (customer) return customer
  const locale = await currentLocale()
  redirect(renewSessionPath(path, locale))
}
