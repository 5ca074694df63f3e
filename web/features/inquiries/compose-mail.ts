import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { escapeMarkup } from '#web/lib/escape-markup.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { mailHtml } from '#web/ui/mail-brand.ts'
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
  const content = `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeMarkup(subject)}</h1>
${filled.map(([label, value]) => `<p style="margin:0 0 4px;color:#56625f;font-size:14px">${escapeMarkup(label)}</p><p style="margin:0 0 20px;white-space:pre-wrap"><bdi>${escapeMarkup(value)}</bdi></p>`).join('\n')}
<p style="margin:28px 0 0"><a href="${escapeMarkup(link)}" style="color:#0b6b58">${escapeMarkup(texts('open'))}</a></p>`
  return { subject, text, html: mailHtml(content, locale), replyTo: email, tags: { kind } }
}
