import 'server-only'
import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { hashTexts } from '#web/lib/secrets.ts'
import { readSiteName } from '#web/sanity/queries/site-name.ts'
import {
  createPasswordResetLink,
  createSignInLink,
  createVerificationLink,
  findAccount,
} from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { sendWithRetries } from '#web/vendors/resend/send-with-retries.ts'
import { readCustomer } from '../queries.ts'
import { type LinkMailTexts, renderLinkMail } from './link-mail.tsx'
import { signCode } from './mailed-codes.ts'

type CustomerIdentity = Pick<Customer, 'uid' | 'email'>

/** The actions of mailed links, by the identity service's names. */
export const MAILED_ACTIONS = ['verifyEmail', 'resetPassword', 'signIn'] as const

/** The action of a mailed link. */
export type MailedAction = (typeof MAILED_ACTIONS)[number]

/** Creates a link with a code of the identity service. Throws if the account does not exist or the service does not respond. */
const makeLink: Record<MailedAction, (email: string) => Promise<string>> = {
  verifyEmail: createVerificationLink,
  resetPassword: createPasswordResetLink,
  signIn: createSignInLink,
}

/**
 * Mails a link to a page of this site with a code of the identity service. An address without an account gets a link to sign in only. The
 * response to the visitor must not wait for this, so that it does not reveal whether an account exists.
 *
 * @param pageLocale of the page of the request; the customer's chosen language takes precedence
 * @param returnUrl path to continue at after signing in
 */
export async function mailLink(
  action: MailedAction,
  email: string,
  pageLocale: LocaleId,
  returnUrl?: string,
): Promise<void> {
  try {
    const account = await findAccount(email)
    // Signing in by a link opens an account if there is none.
    if (!account && action !== 'signIn') return
    const locale = (account && (await findMailLocale(account))) ?? pageLocale
    const code = new URL(await makeLink[action](email)).searchParams.get('oobCode')
    if (!code) return
    const link = new URL(localizedPath(locale, '/auth/action'), environment().SITE_URL)
    link.searchParams.set('mode', action)
    link.searchParams.set('oobCode', code)
    if (action === 'signIn') link.searchParams.set('signature', signCode(code, email))
    if (returnUrl) link.searchParams.set('returnUrl', returnUrl)
    const key = `identity.${hashTexts(code)}`
    await sendWithRetries({
      ...(await composeLinkMail(action, locale, link.href)),
      to: email,
      key,
      tags: { kind: action },
    })
  } catch (error) {
    // The page explains how to request another email.
    logError('A link could not be mailed.', error)
  }
}

/** Returns the customer's chosen language; null without a choice, or if the lake does not respond, so that the email is sent anyway. */
async function findMailLocale({ uid }: CustomerIdentity): Promise<LocaleId | null> {
  try {
    return (await readCustomer(uid)).locale
  } catch (error) {
    logError('The language of emails could not be read.', error)
    return null
  }
}

/**
 * Notifies a customer by email that their password was changed, with a link to reset it.
 *
 * @param pageLocale as for `mailLink`
 */
export async function mailChangedPassword(customer: CustomerIdentity, pageLocale: LocaleId): Promise<void> {
  const locale = (await findMailLocale(customer)) ?? pageLocale
  const [texts, siteName] = await Promise.all([
    getTranslations({ locale, namespace: 'account.notice' }),
    readSiteName(locale),
  ])
  const link = new URL(localizedPath(locale, '/auth/forgot-password'), environment().SITE_URL).href
  const parts = {
    subject: texts('subject'),
    text: texts('text', { site: siteName }),
    button: texts('button'),
    note: '',
  }
  const key = `identity.${randomUUID()}`
  await sendWithRetries({
    ...(await renderLinkMail(parts, { locale, siteName, link })),
    to: customer.email,
    key,
    tags: { kind: 'passwordChanged' },
  })
}

async function composeLinkMail(action: MailedAction, locale: LocaleId, link: string) {
  const [texts, siteName] = await Promise.all([
    getTranslations({ locale, namespace: 'auth.mail' }),
    readSiteName(locale),
  ])
  const part = (name: keyof LinkMailTexts) => texts(`${action}.${name}`, { site: siteName })
  const parts = { subject: part('subject'), text: part('text'), button: part('button'), note: part('note') }
  return renderLinkMail(parts, { locale, siteName, link })
}
