'use server'

import { headers } from 'next/headers'
import { after } from 'next/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { emailAddress } from '#web/ui/forms/validators.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { reauthenticate } from '#web/vendors/firebase/identity-toolkit.ts'
import type { AccountError } from '../account-errors.ts'
import { normalizeEmail } from '../auth/credentials.ts'
import { runAccountAction } from '../run-action.ts'
import { countAttempt, countMailRequest } from '../session/attempt-limits.ts'
import { mailEmailChange } from './mails.ts'

/**
 * Mails the link that changes the address to the new address, for a customer who knows the password. Whether another account has that
 * address makes no difference here.
 */
export async function requestEmailChange(form: FormData): Promise<string> {
  return runAccountAction('/account/profile', form, async (customer, locale) => {
    const typed = getText(form, 'email')
    const error = await sendEmailChange(customer, typed, getText(form, 'password'), locale)
    return error ? { error, email: typed.slice(0, 254) } : { notice: 'emailChangeSent' }
  })
}

async function sendEmailChange(
  customer: Customer,
  typed: string,
  password: string,
  locale: LocaleId,
): Promise<AccountError | null> {
  const address = emailAddress.safeParse(typed)
  if (!address.success) return 'invalidEmail'
  const email = normalizeEmail(address.data)
  if (email === normalizeEmail(customer.email)) return 'sameEmail'
  const requested = await headers()
  if ((await countAttempt(requested, customer.email)) > 0) return 'tooMany'
  if (!password) return 'wrongPassword'
  const signedIn = await reauthenticate(customer.email, password)
  if (!signedIn.ok) return signedIn.error
  if ((await countMailRequest(requested, email)) > 0) return 'tooMany'
  after(() => mailEmailChange(customer, email, locale))
  return null
}
