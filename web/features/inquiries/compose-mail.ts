import 'server-only'
import { getTranslations } from 'next-intl/server'
import { directionOf, type LocaleId } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import type { OutgoingMail } from '#web/vendors/resend/send.ts'
import type { Inquiry } from './queries.ts'

/**
 * Composes the email to the team about an inquiry, with labels in the visitor's language.
 *
 * @param studioUrl origin of Studio, for the link to the inquiry
 */
export async function composeInquiryMail(
  inquiry: Inquiry,
  studioUrl: string,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo' | 'tags'>> {
  const { _id: id, locale, kind, name, email, phone, position, message, job, file } = inquiry
  const texts = await getTranslations({ locale: locale as LocaleId, namespace: 'mail' })
  const subject = texts(`subject.${kind}`, { name: name ?? email, job: job?.title ?? '' }).replace(
    /[\r\n]+/g,
    ' ',
  )
  const rows: [string, string | undefined][] = [
    [texts('name'), name],
    [texts('email'), email],
    [texts('phone'), phone],
    [texts('position'), position],
    [texts('job'), job?.title],
    [texts('file'), file?.name],
    [texts('message'), message],
  ]
  const filled = rows.filter((row): row is [string, string] => Boolean(row[1]))
  const link = `${studioUrl}/intent/edit/id=${encodeURIComponent(id)};type=inquiry/`
  const text = [
    ...filled.map(([label, value]) => `${texts('heading', { label })}\n${isolateText(value)}`),
    `${texts('open')}\n${link}`,
  ].join('\n\n')
  const direction = directionOf(locale)
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><body style="margin:0;padding:32px 16px;background:#f6f5f2;color:#16211f;font:16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border:1px solid #dcdad3;padding:32px">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escape(subject)}</h1>
${filled.map(([label, value]) => `<p style="margin:0 0 4px;color:#56625f;font-size:14px">${escape(label)}</p><p style="margin:0 0 20px;white-space:pre-wrap"><bdi>${escape(value)}</bdi></p>`).join('\n')}
<p style="margin:28px 0 0"><a href="${escape(link)}" style="color:#0b6b58">${escape(texts('open'))}</a></p>
</div></body></html>`
  return { subject, text, html, replyTo: email, tags: { kind } }
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
