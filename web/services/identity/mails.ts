import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { mailLanguageOf } from '#web/content/customers.ts'
import { environment } from '#web/env.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { MAIL_BUTTON, MAIL_MARK } from '../mail/marks.ts'
import { sendPatiently } from '../mail/send-patiently.ts'
import { identityAdmin } from './admin.ts'

/** What a mailed link does, by the names of the identity service. */
export type MailedAction = 'verifyEmail' | 'resetPassword' | 'signIn'

/** Makes a link with a code of the identity service. Throws where there is no such account, or no answer. */
const makeLink: Record<MailedAction, (email: string) => Promise<string>> = {
  verifyEmail: (email) => identityAdmin().generateEmailVerificationLink(email),
  resetPassword: (email) => identityAdmin().generatePasswordResetLink(email),
  signIn: (email) =>
    identityAdmin().generateSignInWithEmailLink(email, {
      url: environment().SITE_URL,
      handleCodeInApp: true,
    }),
}

/**
 * Mails somebody a link to a page of this site that carries a code of the identity service. Where there is no such account nothing is sent,
 * and nobody learns of it: the answer to a visitor never waits for this, nor depends on it.
 *
 * @param pageLocale of the page on which it was asked for; a customer who chose a language for mails gets that one
 */
export async function mailLink(action: MailedAction, email: string, pageLocale: LocaleId): Promise<void> {
  try {
    const locale = (await languageOf(email)) ?? pageLocale
    const code = new URL(await makeLink[action](email)).searchParams.get('oobCode')
    if (!code) return
    const link = new URL(localizedPath(locale, '/auth/action'), environment().SITE_URL)
    link.searchParams.set('mode', action)
    link.searchParams.set('oobCode', code)
    const key = `identity.${createHash('sha256').update(code).digest('hex').slice(0, 32)}`
    await sendPatiently({
      ...(await compose(action, locale, link.href)),
      to: email,
      key,
      tags: { kind: action },
    })
  } catch {
    // No such account, or a service that is away: the page says how to ask again.
  }
}

/** The language that somebody chose for mails; null where they never did, have no account, or nobody answers now: the mail matters more. */
async function languageOf(email: string): Promise<LocaleId | null> {
  try {
    return await mailLanguageOf((await identityAdmin().getUserByEmail(email)).uid)
  } catch {
    return null
  }
}

/**
 * Tells somebody that their password was changed, with the way to another one should it not have been them.
 *
 * @param pageLocale as for `mailLink`
 */
export async function mailChangedPassword(email: string, pageLocale: LocaleId): Promise<void> {
  const locale = (await languageOf(email)) ?? pageLocale
  const texts = await getTranslations({ locale, namespace: 'account.notice' })
  const link = new URL(localizedPath(locale, '/auth/forgot-password'), environment().SITE_URL).href
  const words = { subject: texts('subject'), text: texts('text'), button: texts('button'), note: '' }
  const key = `identity.${randomUUID()}`
  await sendPatiently({ ...layOut(words, locale, link), to: email, key, tags: { kind: 'passwordChanged' } })
}

async function compose(action: MailedAction, locale: LocaleId, link: string) {
  const texts = await getTranslations({ locale, namespace: 'auth.mail' })
  const say = (part: 'subject' | 'text' | 'button' | 'note') => texts(`${action}.${part}`)
  const words = { subject: say('subject'), text: say('text'), button: say('button'), note: say('note') }
  return layOut(words, locale, link)
}

/** Sets a mail's words, which are the site's own, as text and as HTML. */
function layOut(
  { subject, text: words, button, note }: Record<'subject' | 'text' | 'button' | 'note', string>,
  locale: LocaleId,
  link: string,
) {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const text = [words, link, note].filter(Boolean).join('\n\n')
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><body style="margin:0;padding:32px 16px;background:#f6f5f2;color:#16211f;font:16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border:1px solid #dcdad3;padding:32px">
${MAIL_MARK}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
<p style="margin:0 0 24px">${words}</p>
<p style="margin:0 0 24px"><a href="${link.replaceAll('&', '&amp;')}" style="${MAIL_BUTTON}">${button}</a></p>
<p style="margin:0;color:#56625f;font-size:14px">${note}</p>
</div></body></html>`
  return { subject, text, html }
}
