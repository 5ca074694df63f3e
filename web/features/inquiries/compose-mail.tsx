import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { isolateText } from '#web/lib/isolate.ts'
import { Mail, MAIL_NOTE_STYLE, MailLink, renderMailHtml } from '#web/ui/mail.tsx'
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
  const texts = await getTranslations({ locale, namespace: 'mail' })
  const heading = texts(`subject.${kind}`, {
    name: isolateText(name ?? email),
    job: isolateText(job?.title ?? ''),
  })
  // Some inboxes show the marks of isolates as boxes.
  const subject = heading.replace(/[\u2068\u2069]/g, '').replace(/[\r\n]+/g, ' ')
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
  const html = await renderMailHtml(
    <Mail locale={locale} subject={subject} heading={heading} preview={message}>
      {filled.map(([label, value]) => (
        <Fragment key={label}>
          <p style={{ margin: '0 0 4px', ...MAIL_NOTE_STYLE }}>{label}</p>
          <p style={{ margin: '0 0 20px', whiteSpace: 'pre-wrap' }}>
            <bdi>{value}</bdi>
          </p>
        </Fragment>
      ))}
      <p style={{ margin: '28px 0 0' }}>
        <MailLink href={link}>{texts('open')}</MailLink>
      </p>
    </Mail>,
  )
  return { subject, text, html, replyTo: email, tags: { kind } }
}
