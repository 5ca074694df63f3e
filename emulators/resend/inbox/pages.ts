import { createHash } from 'node:crypto'
import type { MailError } from '../errors.ts'
import { STYLE } from './style.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The mark of the mailbox: an envelope on a meridian. */
export const MARK =
  '<svg class="mark" viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">' +
  '<circle cx="18" cy="18" r="16"/><path d="M9 13h18v11H9zM9 13l9 7 9-7"/></svg>'

/** A text safe inside of HTML and of quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A whole page without scripts. `content` is HTML. */
export function page(title: string, content: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Mailbox</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${content}
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Without any referrer, browsers keep their origin to themselves as well, and the guard asks for it.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** What the inbox says when something is not there or not allowed. */
export function errorPage(error: MailError): Response {
  const title = error.status === 404 ? 'Nothing here' : 'This did not work'
  const content = `<main class="notice">${MARK}<h1>${title}</h1><p>${escapeHtml(error.message)}</p><p><a href="/">Back to the inbox</a></p></main>`
  return page(title, content, error.status)
}
