import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { hashTexts } from '#web/lib/secrets.ts'
import { readMailSender } from '#web/sanity/queries/site-name.ts'
import {
  createPasswordResetLink,
  createSignInLink,
  createVerificationLink,
  findAccount,
} from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { createLinkOncePossible } from '#web/vendors/firebase/retry-link.ts'
import { sendWithRetries } from '#web/vendors/resend/send-with-retries.ts'
import { readCustomer } from '../queries.ts'
import { type LinkMailTexts, renderLinkMail } from './link-mail.tsx'
import type { MailedAction } from './mailed-actions.ts'
import { signCode } from './mailed-codes.ts'

/** What the emails of an account are addressed by. */
export type CustomerIdentity = Pick<Customer, 'uid' | 'email'>

/** The actions whose link is mailed to the address that they are about. */
export type OwnAddressAction = Exclude<MailedAction, 'verifyAndChangeEmail'>

/** Creates a link with a code of the identity service. Throws if the account does not exist or the service does not respond. */
const makeLink: Record<OwnAddressAction, (email: string) => Promise<string>> = {
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
  action: OwnAddressAction,
  email: string,
  pageLocale: LocaleId,
  returnUrl?: string,
): Promise<void> {
  try {
    const account = await findAccount(email)
    // Signing in by a link opens an account if there is none.
    if (!account && action !== 'signIn') return
    const locale = (account && (await findMailLocale(account))) ?? pageLocale
    const link = await createLinkOncePossible(() => makeLink[action](email))
    await sendActionMail(action, email, locale, link, returnUrl)
  } catch (error) {
    // The page explains how to request another email.
    logError('A link could not be mailed.', error)
  }
}

/** Returns the customer's chosen language; null without a choice, or if the lake does not respond, so that the email is sent anyway. */
export async function findMailLocale({ uid }: Pick<CustomerIdentity, 'uid'>): Promise<LocaleId | null> {
  try {
    return (await readCustomer(uid)).locale
  } catch (error) {
    logError('The language of emails could not be read.', error)
    return null
  }
}

/**
 * Sends an email with a link to this site's page of an action.
 *
 * @param codeLink made by the identity service, with the code
 * @param returnUrl as for `mailLink`
 */
export async function sendActionMail(
  action: MailedAction,
  to: string,
  locale: LocaleId,
  codeLink: string,
  returnUrl?: string,
): Promise<void> {
  const code = new URL(codeLink).searchParams.get('oobCode')
  if (!code) return
  const link = new URL(pageUrl(locale, '/auth/action'))
  link.searchParams.set('mode', action)
  link.searchParams.set('oobCode', code)
  if (action === 'signIn') link.searchParams.set('signature', signCode(code, to))
  if (returnUrl) link.searchParams.set('returnUrl', returnUrl)
  const texts = await composeTexts(action, locale)
  await sendLinkMail({ kind: action, to, locale, link: link.href, key: hashTexts(code), texts })
}

/** Sends an email with a link to a page, given by its path without language. */
export async function sendPageMail(
  kind: MailName,
  to: string,
  locale: LocaleId,
  path: string,
): Promise<void> {
  const texts = await composeTexts(kind, locale)
  await sendLinkMail({ kind, to, locale, link: pageUrl(locale, path), key: randomUUID(), texts })
}

/**
 * Notifies a customer by email that their password was changed, with a link to reset it.
 *
 * @param pageLocale as for `mailLink`
 */
export async function mailChangedPassword(customer: CustomerIdentity, pageLocale: LocaleId): Promise<void> {
  const locale = (await findMailLocale(customer)) ?? pageLocale
  const texts = await getTranslations({ locale, namespace: 'account.notice' })
  await sendLinkMail({
    kind: 'passwordChanged',
    to: customer.email,
    locale,
    link: pageUrl(locale, '/auth/forgot-password'),
    key: randomUUID(),
    texts: (site) => ({
      subject: texts('subject'),
      text: texts('text', { site }),
      button: texts('button'),
      note: '',
    }),
  })
}

const pageUrl = (locale: LocaleId, path: string): string =>
  new URL(localizedPath(locale, path), environment().SITE_URL).href

/** An email with a link, by the key of its texts. */
type MailName = keyof Messages['auth']['mail']

/** Returns the texts of an email for the name of the site. */
async function composeTexts(name: MailName, locale: LocaleId): Promise<(site: string) => LinkMailTexts> {
  const texts = await getTranslations({ locale, namespace: 'auth.mail' })
  return (site) => {
    const part = (key: keyof LinkMailTexts) => texts(`${name}.${key}`, { site })
    return { subject: part('subject'), text: part('text'), button: part('button'), note: part('note') }
  }
}

interface LinkMail {
  kind: string
  to: string
  locale: LocaleId
  link: string
  key: string
  texts: (site: string) => LinkMailTexts
}

async function sendLinkMail({ kind, to, locale, link, key, texts }: LinkMail): Promise<void> {
  const { siteName, replyTo } = await readMailSender(locale)
  const mail = await renderLinkMail(texts(siteName), { locale, siteName, link })
  await sendWithRetries({ ...mail, to, replyTo, key: `identity.${key}`, tags: { kind } })
}
