import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { formLocale } from '#web/ui/forms/form-values.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { SIGN_IN_PAGES, signInPagePath } from './auth/sign-in-pages.ts'
import { type FormResult, storeFormResult } from './session/form-result.ts'
import { currentCustomer, endSession } from './session/session.ts'

/**
 * Runs an action for the signed-in customer and redirects back to the page with its result. Returns what to tell other visitors, whose form
 * keeps what was typed; without JavaScript they are redirected to sign in and back. Next accepts actions from this site only.
 */
export async function runAccountAction(
  path: string,
  form: FormData,
  action: (customer: Customer, locale: LocaleId) => Promise<FormResult>,
): Promise<string> {
  const locale = formLocale(form)
  const customer = await currentCustomer()
  if (!customer) {
    // A new cookie would render the page anew, which leads a signed-out visitor away from the form.
    if ((await headers()).has('next-action')) {
      const texts = await getTranslations({ locale, namespace: 'account' })
      return texts('signedOut')
    }
    await endSession()
    redirect(signInPagePath(SIGN_IN_PAGES.signIn, locale, localizedPath(locale, path)))
  }
  redirect(await storeFormResult(localizedPath(locale, path), await action(customer, locale)))
}
