import type { CSSProperties, ReactNode } from 'react'
import { directionOf } from '#schemas/shared/locales.ts'

const BODY_STYLE: CSSProperties = {
  margin: 0,
  padding: '32px 16px',
  background: '#f6f5f2',
  color: '#16211f',
  font: "16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif",
}

const SHEET_STYLE: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  background: '#fff',
  border: '1px solid #dcdad3',
  padding: 32,
  // A long word, such as a name or an address, must not widen the email.
  overflowWrap: 'anywhere',
}

const WORDMARK_STYLE: CSSProperties = {
  margin: '0 0 24px',
  padding: '0 0 16px',
  borderBottom: '1px solid #dcdad3',
  fontSize: 15,
  fontWeight: 600,
}

const BUTTON_STYLE: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#0b6b58',
  color: '#fff',
  textDecoration: 'none',
}

/** The style of secondary text in emails. */
export const MAIL_NOTE_STYLE: CSSProperties = { color: '#56625f', fontSize: 14 }

interface MailProperties {
  locale: string
  heading: ReactNode
  /** The name of the site at the top, as in emails to customers. */
  siteName?: string
  children: ReactNode
}

/** An email: a white sheet with a heading and content. Mail clients need the styles inline. */
export function Mail({ locale, heading, siteName, children }: MailProperties) {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body style={BODY_STYLE}>
        <div style={SHEET_STYLE}>
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
    <a href={href} style={{ color: '#0b6b58' }}>
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
