import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { escapeMarkup } from '#web/lib/escape-markup.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { MAIL_BUTTON_STYLE, MAIL_HEADER, mailHtml } from '#web/ui/mail-brand.ts'
import type { OutgoingMail } from '#web/vendors/resend/send.ts'
import { ORDER_NUMBER } from '../order-id.ts'

/** A label and its value. */
export type MailRow = readonly [label: string, value: string]

/** The localized content of a mail about an order. */
export interface MailContent {
  locale: string
  subject: string
  hello: string
  lead: string
  /** Introduces the rows in the plain-text version. */
  caption: string
  rows: readonly MailRow[]
  /** The total of the rows. */
  total?: MailRow | undefined
  /** How the total is paid; missing if in one way. */
  payments?: readonly MailRow[] | undefined
  /** Lines with a heading, such as an address. */
  block?: { title: string; lines: readonly string[] } | undefined
  /** The first link is shown as a button. */
  links: readonly { text: string; url: string }[]
}

/** Renders a mail about an order as plain text and HTML. */
export async function renderMail(
  parts: MailContent,
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html'>> {
  const texts = await getTranslations({ locale: parts.locale as LocaleId, namespace: 'mail' })
  const { locale, subject, hello, lead, caption, rows, total, payments = [], block, links } = parts
  const text = [
    hello,
    lead,
    caption,
    [...rows, ...(total ? [total] : []), ...payments]
      .map(([label, value]) => texts('row', { label: isolateText(label), value: isolateText(value) }))
      .join('\n'),
    ...(block
      ? [`${texts('heading', { label: block.title })}\n${block.lines.map(isolateText).join('\n')}`]
      : []),
    ...links.map(({ text: words, url }) => `${words}\n${url}`),
  ].join('\n\n')
  const row = ([label, value]: MailRow, style: string) =>
    `<tr><td style="padding:8px 0;${style}"><bdi>${escapeMarkup(label)}</bdi></td><td style="padding:8px 0;padding-inline-start:16px;${style};text-align:end;${wrappingOf(value)}"><bdi>${escapeMarkup(value)}</bdi></td></tr>`
  const table = [
    ...rows.map((one) => row(one, 'border-top:1px solid #dcdad3')),
    ...(total ? [row(total, 'border-top:1px solid #16211f;font-weight:600')] : []),
    ...payments.map((one) => row(one, 'border-top:1px solid #dcdad3')),
  ].join('')
  const [first, ...others] = links
  const content = `${MAIL_HEADER}
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${keepNumberTogether(escapeMarkup(subject))}</h1>
<p style="margin:0 0 16px">${escapeMarkup(hello)}</p><p style="margin:0 0 24px">${escapeMarkup(lead)}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${table}</table>
${block ? `<p style="margin:24px 0 4px;color:#56625f;font-size:14px">${escapeMarkup(block.title)}</p><p style="margin:0">${block.lines.map((line) => `<bdi>${escapeMarkup(line)}</bdi>`).join('<br>')}</p>` : ''}
${first ? `<p style="margin:28px 0 0"><a href="${escapeMarkup(first.url)}" style="${MAIL_BUTTON_STYLE}">${escapeMarkup(first.text)}</a></p>` : ''}
<p style="margin:16px 0 0">${others.map(({ text: words, url }) => `<a href="${escapeMarkup(url)}" style="color:#0b6b58">${escapeMarkup(words)}</a>`).join('<br>')}</p>`
  return { subject, text, html: mailHtml(content, locale) }
}

/** The most characters of a value that stays on one line, such as an amount; a tracking number has more than fit on phones. */
const MAX_ON_ONE_LINE = 18

const wrappingOf = (value: string): string =>
  value.length > MAX_ON_ONE_LINE ? 'overflow-wrap:anywhere' : 'white-space:nowrap'

/** Prevents line breaks within order numbers. */
const keepNumberTogether = (html: string): string =>
  html.replaceAll(ORDER_NUMBER, '<span style="white-space:nowrap">$&</span>')
