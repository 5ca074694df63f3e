import { MAIL_BUTTON, MAIL_MARK } from '../mail/marks.ts'
import type { OutgoingMail } from '../mail/send.ts'

/** A label and what belongs to it. */
export type MailRow = readonly [label: string, value: string]

/** The parts of a mail about an order, in the words of its language. */
export interface MailParts {
  locale: string
  subject: string
  hello: string
  lead: string
  /** Names the rows for who reads without a picture of them. */
  caption: string
  rows: readonly MailRow[]
  /** What they come to. */
  total?: MailRow | undefined
  /** A few lines under a name of their own, such as an address. */
  block?: { title: string; lines: readonly string[] } | undefined
  /** Where it leads, the most important first. */
  links: readonly { text: string; url: string }[]
}

/** Lays a mail about an order out, as text and as HTML. */
export function layOutMail(parts: MailParts): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const { locale, subject, hello, lead, caption, rows, total, block, links } = parts
  const text = [
    hello,
    lead,
    caption,
    [...rows, ...(total ? [total] : [])]
      .map(([label, value]) => `${isolate(label)}: ${isolate(value)}`)
      .join('\n'),
    ...(block ? [`${block.title}:\n${block.lines.map(isolate).join('\n')}`] : []),
    ...links.map(({ text: words, url }) => `${words}\n${url}`),
  ].join('\n\n')
  const row = ([label, value]: MailRow, style: string) =>
    `<tr><td style="padding:8px 0;${style}"><bdi>${escape(label)}</bdi></td><td style="padding:8px 0;${style};text-align:end;white-space:nowrap"><bdi>${escape(value)}</bdi></td></tr>`
  const table = [
    ...rows.map((one) => row(one, 'border-top:1px solid #dcdad3')),
    ...(total ? [row(total, 'border-top:1px solid #16211f;font-weight:600')] : []),
  ].join('')
  const [first, ...others] = links
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><body style="margin:0;padding:32px 16px;background:#f6f5f2;color:#16211f;font:16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border:1px solid #dcdad3;padding:32px">
${MAIL_MARK}
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${unbroken(escape(subject))}</h1>
<p style="margin:0 0 16px">${escape(hello)}</p><p style="margin:0 0 24px">${escape(lead)}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${table}</table>
${block ? `<p style="margin:24px 0 4px;color:#56625f;font-size:14px">${escape(block.title)}</p><p style="margin:0">${block.lines.map((line) => `<bdi>${escape(line)}</bdi>`).join('<br>')}</p>` : ''}
${first ? `<p style="margin:28px 0 0"><a href="${escape(first.url)}" style="${MAIL_BUTTON}">${escape(first.text)}</a></p>` : ''}
<p style="margin:16px 0 0">${others.map(({ text: words, url }) => `<a href="${escape(url)}" style="color:#0b6b58">${escape(words)}</a>`).join('<br>')}</p>
</div></body></html>`
  return { subject, text, html }
}

/** Keeps the order of numbers and names between words of another direction: Unicode's isolates. */
const isolate = (text: string): string => `\u2068${text}\u2069`

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Keeps the number of an order on one line. */
const unbroken = (html: string): string =>
  html.replace(/\bM-[0-9A-F]{4}-[0-9A-F]{4}\b/g, '<span style="white-space:nowrap">$&</span>')
