import { escapeHtml, pageHeaders } from '../../shared/html.ts'
import type { MailError } from '../errors.ts'
import { STYLE } from './style.ts'

/** The mailbox logo: an envelope on a circle. */
export const LOGO =
  '<svg class="mark" viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">' +
  '<circle cx="18" cy="18" r="16"/><path d="M9 13h18v11H9zM9 13l9 7 9-7"/></svg>'

/** Creates a page without scripts. `content` is HTML. */
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
      ...pageHeaders(STYLE, `img-src data:; frame-src 'self'; form-action 'self'`),
      // Without a referrer browsers omit the origin too, which the guard checks.
      'referrer-policy': 'same-origin',
    },
  })
}

/** Creates the page for an error. */
export function errorPage(error: MailError): Response {
  const title = error.status === 404 ? 'Nothing here' : 'This did not work'
  const content = `<main class="notice">${LOGO}<h1>${title}</h1><p>${escapeHtml(error.message)}</p><p><a href="/">Back to the inbox</a></p></main>`
  return page(title, content, error.status)
}
