'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { isLocale } from '#web/i18n/routing.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { deletePaymentCustomer } from '#web/vendors/stripe/customers.ts'
import { changePassword, deleteAccount, renameCustomer } from './account.ts'
import { mailLink } from './auth/mails.ts'
import { deleteCustomer, saveCustomer, saveNewsletter } from './customers.ts'
import { readCustomer } from './queries.ts'
import { getText, runAccountAction } from './run-action.ts'
import { countAttempt, countMailRequest } from './session/attempt-limits.ts'
import { storeFormResult } from './session/form-result.ts'
import { endSession } from './session/session.ts'

/** Saves name and language. */
export async function saveProfile(form: FormData): Promise<void> {
  await runAccountAction('/account/profile', form, async ({ uid, email }) => {
    const error = await renameCustomer(uid, getText(form, 'name'))
    if (error) return { error }
    const language = getText(form, 'language')
    if (isLocale(language)) await saveCustomer(uid, email, { locale: language })
    return { notice: 'profileSaved' }
  })
}

/** Mails the link that verifies the address again. */
export async function sendVerificationMail(form: FormData): Promise<void> {
  await runAccountAction('/account/profile', form, async ({ email, emailVerified }, locale) => {
    if ((await countMailRequest(await headers(), email)) > 0) return { error: 'tooMany' }
    if (!emailVerified) after(() => mailLink('verifyEmail', email, locale))
    return { notice: 'mailSent' }
  })
}

/** Changes the password of a customer who knows the current one. */
export async function savePassword(form: FormData): Promise<void> {
  await runAccountAction('/account/security', form, async (customer, locale) => {
    const next = getText(form, 'next')
    if (next !== getText(form, 'again')) return { error: 'passwordsDiffer' }
    if ((await countAttempt(await headers(), customer.email)) > 0) return { error: 'tooMany' }
    const error = await changePassword(customer, getText(form, 'current'), next, locale)
    return error ? { error } : { notice: 'passwordChanged' }
  })
}

/** Subscribes the customer to the newsletter or unsubscribes them. Requires a verified address, since another may be someone else's. */
export async function saveNotifications(form: FormData): Promise<void> {
  await runAccountAction('/account/notifications', form, async (customer, locale) => {
    if (!customer.emailVerified) return { error: 'unverified' }
    await saveNewsletter(customer, form.get('newsletter') !== null, locale)
    return { notice: 'notificationsSaved' }
  })
}

/** Deletes the account and the data of a customer who knows the password. */
export async function deleteProfile(form: FormData): Promise<void> {
  await runAccountAction('/account/delete-profile', form, async (customer, locale) => {
    if ((await countAttempt(await headers(), customer.email)) > 0) return { error: 'tooMany' }
    const password = getText(form, 'password')
    const error = await deleteAccount(customer, password, () => deleteCustomerData(customer))
    if (error) return { error }
    await endSession('signedOut')
    redirect(await storeFormResult(localizedPath(locale, '/auth/sign-in'), { notice: 'deleted' }))
  })
}

/**
 * Deletes the data of a customer, here and at the payment service. Orders stay, as tax law requires. It can be repeated after a failure.
 * Throws when the lake or the payment service does not respond.
 */
async function deleteCustomerData(customer: Customer): Promise<void> {
  const { paymentCustomerId } = await readCustomer(customer.uid)
  const deleted = paymentCustomerId === null ? null : await deletePaymentCustomer(paymentCustomerId)
  // Any other error means that the payment service does not know the customer.
  if (deleted?.ok === false && deleted.error.kind === 'unavailable')
    throw new Error('The payment service does not respond.')
  await deleteCustomer(customer)
}
