import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { logError } from '#web/lib/log-error.ts'
import { createEmailChangeLink, findAccount } from '#web/vendors/firebase/accounts.ts'
import { createLinkOncePossible } from '#web/vendors/firebase/retry-link.ts'
import { type CustomerIdentity, findMailLocale, sendActionMail, sendPageMail } from '../auth/mails.ts'

/**
 * Mails the link that changes the address of an account to the new address. If that has an account, its owner is told so instead, and the
 * customer learns nothing: the response must not wait for this.
 *
 * @param pageLocale as for `mailLink`
 */
export async function mailEmailChange(
  customer: CustomerIdentity,
  newEmail: string,
  pageLocale: LocaleId,
): Promise<void> {
  try {
    const owner = await findAccount(newEmail)
    const locale = (await findMailLocale(owner ?? customer)) ?? pageLocale
    if (owner) await sendPageMail('emailInUse', newEmail, locale, '/auth/sign-in')
    else {
      const link = await createLinkOncePossible(() => createEmailChangeLink(customer.email, newEmail))
      await sendActionMail('verifyAndChangeEmail', newEmail, locale, link)
    }
  } catch (error) {
    // The page explains how to request another email.
    logError('A link could not be mailed.', error)
  }
}

/**
 * Notifies the previous address of an account that another one has replaced it, and whom to contact.
 *
 * @param customer with the previous address
 * @param pageLocale as for `mailLink`
 */
export async function mailEmailChanged(customer: CustomerIdentity, pageLocale: LocaleId): Promise<void> {
  const locale = (await findMailLocale(customer)) ?? pageLocale
  await sendPageMail('emailChanged', customer.email, locale, '/contact')
}
