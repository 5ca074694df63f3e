import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { Mail, MAIL_NOTE_STYLE, MailButton, renderMailHtml } from '#web/ui/mail.tsx'

/** The texts of an email with a link; `note` may be empty. */
export type LinkMailTexts = Record<'subject' | 'text' | 'button' | 'note', string>

/** What an email with a link is rendered from, beside its texts. */
interface LinkMailFrame {
  locale: LocaleId
  siteName: string
  link: string
}

/** Renders an email with a link as text and as HTML. */
export async function renderLinkMail(
  { subject, text, button, note }: LinkMailTexts,
  { locale, siteName, link }: LinkMailFrame,
) {
  const html = await renderMailHtml(
    <Mail locale={locale} subject={subject} preview={text} siteName={siteName}>
      <p style={{ margin: 0 }}>{text}</p>
      <MailButton href={link}>{button}</MailButton>
      {note && <p style={{ margin: '24px 0 0', ...MAIL_NOTE_STYLE }}>{note}</p>}
    </Mail>,
  )
  return { subject, text: [text, link, note].filter(Boolean).join('\n\n'), html }
}
