'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { isLocale } from '#web/i18n/routing.ts'
import { logError } from '#web/lib/log-error.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { deleteAccount, renameAccount } from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { reauthenticate, signInWithPassword } from '#web/vendors/firebase/identity-toolkit.ts'
import { replaceCredentials } from '#web/vendors/firebase/revoke.ts'
import { expireCheckoutSession } from '#web/vendors/stripe/checkout-sessions.ts'
import { deletePaymentCustomer } from '#web/vendors/stripe/customers.ts'
import type { AccountError } from './account-errors.ts'
import { NAME_LENGTH_MAX, normalizeName } from './auth/credentials.ts'
import { mailChangedPassword, mailLink } from './auth/mails.ts'
import { isWeakPassword } from './auth/weak-password.ts'
import { deleteCustomer, saveCustomer, saveNewsletter } from './customers.ts'
import { readCustomer, readOpenSessions } from './queries.ts'
import { runAccountAction } from './run-action.ts'
import { countAttempt, countMailRequest } from './session/attempt-limits.ts'
import { storeFormResult } from './session/form-result.ts'
import { endSession, startSession } from './session/session.ts'

/** Saves name and language. */
export async function saveProfile(form: FormData): Promise<string> {
  return runAccountAction('/account/profile', form, async ({ uid, email }) => {
    const name = normalizeName(getText(form, 'name'))
    if (name.length > NAME_LENGTH_MAX) return { error: 'nameTooLong' }
    await renameAccount(uid, name)
    const language = getText(form, 'language')
    if (isLocale(language)) await saveCustomer(uid, email, { locale: language })
    return { notice: 'profileSaved' }
  })
}

/** Mails the link that verifies the address again. */
export async function sendVerificationMail(form: FormData): Promise<string> {
  return runAccountAction('/account/profile', form, async ({ email, emailVerified }, locale) => {
    if ((await countMailRequest(await headers(), email)) > 0) return { error: 'tooMany' }
    if (!emailVerified) after(() => mailLink('verifyEmail', email, locale))
    return { notice: 'mailSent' }
  })
}

/** Changes the password of a customer who knows the current one. */
export async function savePassword(form: FormData): Promise<string> {
  return runAccountAction('/account/security', form, async (customer, locale) => {
    const next = getText(form, 'next')
    if (next !== getText(form, 'again')) return { error: 'passwordsDiffer' }
    if ((await countAttempt(await headers(), customer.email)) > 0) return { error: 'tooMany' }
    const error = await changePassword(customer, getText(form, 'current'), next, locale)
    return error ? { error } : { notice: 'passwordChanged' }
  })
}

/** Signs in with the current password first. Every other session ends, this browser gets a new one, and the customer is notified by email. */
async function changePassword(
  { uid, email, name }: Customer,
  current: string,
  next: string,
  locale: LocaleId,
): Promise<AccountError | null> {
  if (!current) return 'wrongPassword'
  if (!next || (await isWeakPassword(next, [email, name]))) return 'weakPassword'
  const signedIn = await reauthenticate(email, current)
  if (!signedIn.ok) return signedIn.error
  try {
    await replaceCredentials(uid, { password: next })
  } catch (error) {
    logError('A password could not be changed.', error)
    return 'unreachable'
  }
  after(() => mailChangedPassword({ uid, email }, locale))
  const renewed = await signInWithPassword(email, next)
  const session = renewed.ok && (await startSession(renewed.value.idToken))
  return session && session.ok ? null : 'unreachable'
}

/** Subscribes the customer to the newsletter or unsubscribes them. Requires a verified address, since another may be someone else's. */
export async function saveNotifications(form: FormData): Promise<string> {
  return runAccountAction('/account/notifications', form, async (customer, locale) => {
    if (!customer.emailVerified) return { error: 'unverified' }
    await saveNewsletter(customer, form.get('newsletter') !== null, locale)
    return { notice: 'notificationsSaved' }
  })
}

/** Deletes the account and the data of a customer who knows the password. */
export async function deleteProfile(form: FormData): Promise<string> {
  return runAccountAction('/account/delete-profile', form, async (customer, locale) => {
    if ((await countAttempt(await headers(), customer.email)) > 0) return { error: 'tooMany' }
    const error = await deleteAll(customer, getText(form, 'password'))
    if (error) return { error }
    await endSession('signedOut')
    redirect(await storeFormResult(localizedPath(locale, '/pages-logout'), { notice: 'deleted' }))
  })
}

/** Deletes the data of a customer who knows the password. The account goes last, so that the customer can retry after a failure. */
async function deleteAll(customer: Customer, password: string): Promise<AccountError | null> {
  if (!password) return 'wrongPassword'
  const signedIn = await reauthenticate(customer.email, password)
  if (!signedIn.ok) return signedIn.error
  try {
    await deleteCustomerData(customer)
    await deleteAccount(customer.uid)
    return null
  } catch (error) {
    logError('An account could not be deleted.', error)
    return 'unreachable'
  }
}

/**
 * Deletes the data of a customer, here and at the payment service. Orders stay, as tax law requires; unpaid ones can no longer be paid. It
 * can be repeated after a failure. Throws when the lake or the payment service does not respond.
 */
async function deleteCustomerData(customer: Customer): Promise<void> {
  const [{ paymentCustomerId }, sessions] = await Promise.all([
    readCustomer(customer.uid),
    readOpenSessions(customer.uid),
  ])
  // The payment service refuses to expire what was paid.
  const expired = await Promise.all(sessions.map((id) => expireCheckoutSession(id)))
  if (expired.some((result) => !result.ok && result.error.kind === 'unavailable'))
    throw new Error('The payment service does not respond.')
  if (paymentCustomerId !== null && !(await deletePaymentCustomer(paymentCustomerId)))
    throw new Error('The payment service does not respond.')
  await deleteCustomer(customer)
}
