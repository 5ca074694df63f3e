import 'server-only'
import { hasLocale } from 'next-intl'
import { redirect } from 'next/navigation'
import { routing } from '#web/i18n/routing.ts'
import { renewPath } from '#web/lib/private-paths.ts'
import { leaveAnswer, type FormAnswer } from '#web/services/identity/answers.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import { currentCustomer } from '#web/services/identity/session.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** What a form says under a name; empty where it says nothing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Does something for whoever is signed in, and goes back to the page with what came of it. Next takes actions from pages of this site only.
 */
export async function act(
  path: string,
  form: FormData,
  work: (customer: Customer, locale: LocaleId) => Promise<FormAnswer>,
): Promise<never> {
  const named = form.get('locale')
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  const customer = await currentCustomer({ checkRevoked: true })
  if (!customer) redirect(renewPath(path, locale))
  redirect(await leaveAnswer(localizedPath(locale, path), await work(customer, locale)))
}
