'use server'

import { hasLocale } from 'next-intl'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { keepCustomer, keepNewsletter } from '#web/content/customers.ts'
import { routing } from '#web/i18n/routing.ts'
import { leaveAnswer } from '#web/services/identity/answers.ts'
import { changePassword, deleteAccount, endEverywhere, rename } from '#web/services/identity/account.ts'
import { countMail, countTry } from '#web/services/identity/limits.ts'
import { mailLink } from '#web/services/identity/mails.ts'
import { currentCustomer, endSession } from '#web/services/identity/session.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { act, textOf } from './act.ts'
import { forgetEverything } from './forget.ts'

/** Keeps name and language. */
export async function saveProfile(form: FormData): Promise<void> {
  await act('/account/profile', form, async ({ uid, email }) => {
    const fault = await rename(uid, textOf(form, 'name'))
    if (fault) return { fault }
    const language = textOf(form, 'language')
    if (hasLocale(routing.locales, language)) await keepCustomer(uid, email, { locale: language })
    return { notice: 'profileSaved' }
  })
}

/** Mails the link that confirms the address once more. */
export async function askToVerify(form: FormData): Promise<void> {
  await act('/account/profile', form, async ({ email, emailVerified }, locale) => {
    if ((await countMail(await headers(), email)) > 0) return { fault: 'tooMany' }
    if (!emailVerified) after(() => mailLink('verifyEmail', email, locale))
    return { notice: 'mailSent' }
  })
}

/** Sets another password for who knows the present one. */
export async function savePassword(form: FormData): Promise<void> {
  await act('/account/security', form, async (customer, locale) => {
    const [current, next, again] = ['current', 'next', 'again'].map((name) => textOf(form, name)) as [
      string,
      string,
      string,
    ]
    if (next !== again) return { fault: 'passwordsDiffer' }
    if ((await countTry(await headers(), customer.email)) > 0) return { fault: 'tooMany' }
    const fault = await changePassword(customer, current, next, locale)
    return fault ? { fault } : { notice: 'passwordChanged' }
  })
}

/** Ends every session, this one included. */
export async function signOutEverywhere(form: FormData): Promise<void> {
  await act('/auth/sign-in', form, async ({ uid }) => {
    await endEverywhere(uid)
    await endSession()
    return { notice: 'endedEverywhere' }
  })
}

/** Puts the customer on the newsletter or takes them off; only an address that is shown to be theirs is put on. */
export async function saveNotifications(form: FormData): Promise<void> {
  await act('/account/notifications', form, async ({ email, emailVerified }, locale) => {
    const wanted = form.get('newsletter') !== null
    if (!wanted || emailVerified) await keepNewsletter(email, wanted, locale)
    return { notice: 'notificationsSaved' }
  })
}

/** Deletes the account of who knows its password, and what is kept of them. */
export async function deleteProfile(form: FormData): Promise<void> {
  const named = form.get('locale')
  const customer = await currentCustomer({ checkRevoked: true })
  if (customer) {
    const allowed = (await countTry(await headers(), customer.email)) === 0
    const fault = allowed
      ? await deleteAccount(customer, textOf(form, 'password'), () => forgetEverything(customer))
      : 'tooMany'
    if (fault) await act('/account/delete-profile', form, () => Promise.resolve({ fault }))
    await endSession()
  }
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  redirect(await leaveAnswer(localizedPath(locale, '/auth/sign-in'), { notice: 'deleted' }))
}
