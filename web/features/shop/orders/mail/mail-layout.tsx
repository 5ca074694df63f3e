import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { directionOf, type LocaleId } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { readMailSender } from '#web/sanity/queries/site-name.ts'
import { Mail, MAIL_HAIRLINE, MAIL_NOTE_STYLE, MailButton, MailLink, renderMailHtml } from '#web/ui/mail.tsx'
import type { OutgoingMail } from '#web/vendors/resend/send.ts'
import { keepNumbersTogether } from '../keep-numbers-together.tsx'

/** A label and its value. */
export type MailRow = readonly [label: string, value: string]

/** The localized content of a mail about an order. */
export interface MailContent {
  locale: LocaleId
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
): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo'>> {
  const [texts, { siteName, replyTo }] = await Promise.all([
    getTranslations({ locale: parts.locale, namespace: 'mail' }),
    readMailSender(parts.locale),
  ])
  const { locale, subject, hello, lead, caption, rows, total, payments = [], block, links } = parts
  const text = [
    hello,
    lead,
    caption,
    [...rows, ...(total ? [total] : []), ...payments]
      .map(([label, value]) => texts('row', { label: isolateText(label), value: isolateText(value) }))
      .join('\n'),
    ...(block
      ? [
          `${texts('heading', { label: block.title })}\n${block.lines.map((line) => line && isolateText(line)).join('\n')}`,
        ]
      : []),
    ...links.map(({ text: words, url }) => `${words}\n${url}`),
  ].join('\n\n')
  const [first, ...others] = links
  const html = await renderMailHtml(
    <Mail
      locale={locale}
      subject={subject}
      preview={lead}
      heading={keepNumbersTogether(subject, { style: { whiteSpace: 'nowrap' } })}
      siteName={siteName}
    >
      <p style={{ margin: '0 0 16px' }}>{hello}</p>
      <p style={{ margin: '0 0 24px' }}>{lead}</p>
      <table role="presentation" style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} locale={locale} />
          ))}
          {total && <Row row={total} locale={locale} style={TOTAL_STYLE} />}
          {payments.map((row) => (
            <Row key={row[0]} row={row} locale={locale} />
          ))}
        </tbody>
      </table>
      {block && (
        <>
          <p style={{ margin: '24px 0 4px', ...MAIL_NOTE_STYLE }}>{block.title}</p>
          {block.lines.map((line, index) => (
            <div key={index}>{line === '' ? <br /> : <bdi>{line}</bdi>}</div>
          ))}
        </>
      )}
      {first && <MailButton href={first.url}>{first.text}</MailButton>}
      {others.map(({ text: words, url }) => (
        <p key={url} style={{ margin: '12px 0 0' }}>
          <MailLink href={url}>{words}</MailLink>
        </p>
      ))}
    </Mail>,
  )
  return { subject, text, html, replyTo }
}

const ROW_STYLE: CSSProperties = { padding: '8px 0', borderTop: MAIL_HAIRLINE }

const TOTAL_STYLE: CSSProperties = { ...ROW_STYLE, borderTop: '1px solid #0f1c18', fontWeight: 600 }

/** Where values are: Gmail and Outlook ignore the sides of CSS that follow the direction. */
const VALUE_STYLE: Record<'ltr' | 'rtl', CSSProperties> = {
  ltr: { textAlign: 'right', paddingLeft: 16 },
  rtl: { textAlign: 'left', paddingRight: 16 },
}

interface RowProperties {
  row: MailRow
  locale: LocaleId
  style?: CSSProperties
}

function Row({ row: [label, value], locale, style = ROW_STYLE }: RowProperties) {
  const length = value.replace(INVISIBLE, '').length
  const whiteSpace = length > MAX_ON_ONE_LINE ? 'normal' : 'nowrap'
  return (
    <tr>
      <td style={style}>
        <bdi>{label}</bdi>
      </td>
      <td style={{ ...style, ...VALUE_STYLE[directionOf(locale)], whiteSpace }}>
        <bdi>{value}</bdi>
      </td>
    </tr>
  )
}

/** Marks of direction, of which amounts have several. */
const INVISIBLE = /\p{Cf}/gu

/** The most characters of a value that stays on one line, such as an amount; a tracking number has more than fit on phones. */
const MAX_ON_ONE_LINE = 18
