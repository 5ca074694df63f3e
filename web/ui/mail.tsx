import type { CSSProperties, ReactNode } from 'react'
import { findLocale } from '#schemas/shared/locales.ts'

/** The lines of emails. */
export const MAIL_HAIRLINE = '1px solid #d8dfdb'

const BODY_STYLE: CSSProperties = {
  margin: 0,
  padding: '32px 16px',
  background: '#f1f5f3',
  color: '#0f1c18',
  font: "16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif",
}

const SHEET_STYLE: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  background: '#fff',
  border: MAIL_HAIRLINE,
  padding: 32,
  // A long word, such as a name or an address, must not widen the email.
  overflowWrap: 'anywhere',
}

const WORDMARK_STYLE: CSSProperties = {
  margin: '0 0 24px',
  padding: '0 0 16px',
  borderBottom: MAIL_HAIRLINE,
  fontSize: 15,
  fontWeight: 600,
}

const BUTTON_STYLE: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#00704d',
  color: '#fff',
  textDecoration: 'none',
}

/** The dark theme of the site, for mail clients that read style sheets. Inline styles give way to !important only. */
const DARK_STYLES = `@media (prefers-color-scheme:dark){
body{background:#0b1210!important;color:#e8eeeb!important}
.sheet{background:#16211d!important}
.sheet,.sheet *{border-color:#3a4a43!important}
.link{color:#5dd0a2!important}
}`

const PREVIEW_STYLE: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' }

/** The style of secondary text in emails, in both themes. */
export const MAIL_NOTE_STYLE: CSSProperties = { opacity: 0.75, fontSize: 14 }

interface MailProperties {
  locale: string
  subject: string
  /** Default: the subject. */
  heading?: ReactNode
  /** What mail clients show beside the subject. */
  preview?: string
  /** The name of the site at the top, as in emails to customers. */
  siteName?: string
  children: ReactNode
}

/**
 * An email: a sheet with a heading and content. Mail clients need the styles inline. Language and direction are on the sheet too, because
 * some clients drop the elements around it.
 */
export function Mail({ locale, subject, heading = subject, preview, siteName, children }: MailProperties) {
  const { languageTag: lang, direction: dir } = findLocale(locale) ?? {}
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body style={BODY_STYLE}>
        {preview && <div style={PREVIEW_STYLE}>{preview}</div>}
        <div lang={lang} dir={dir} className="sheet" style={SHEET_STYLE}>
          {siteName && (
            <p style={WORDMARK_STYLE}>
              <bdi>{siteName}</bdi>
            </p>
          )}
          <h1 style={{ margin: '0 0 24px', fontSize: 22, lineHeight: 1.3 }}>{heading}</h1>
          {children}
        </div>
      </body>
    </html>
  )
}

/** The main link of an email. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '28px 0 0' }}>
      <a href={href} style={BUTTON_STYLE}>
        {children}
      </a>
    </p>
  )
}

/** A further link of an email. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: '#00704d' }}>
      {children}
    </a>
  )
}

/** Returns the HTML of an email. */
export async function renderMailHtml(mail: ReactNode): Promise<string> {
  // Next refuses a static import of the renderer in server components.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(mail)}`
}
