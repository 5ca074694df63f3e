import { createPage, escapeHtml } from '../../shared/html.ts'
import type { MailError } from '../errors.ts'
import { STYLE } from './style.ts'

/** The mailbox logo: an envelope on a circle. */
export const LOGO =
  '<svg class="mark" viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">' +
  '<circle cx="18" cy="18" r="16"/><path d="M9 13h18v11H9zM9 13l9 7 9-7"/></svg>'

/** Creates a page of the mailbox. `content` is HTML. */
export const page = (title: string, content: string, status = 200): Response =>
  createPage({
    title: `${title} · Mailbox`,
    content,
    style: STYLE,
    status,
    sources: { 'frame-src': ["'self'"] },
  })

/** Creates the page for an error. */
export function errorPage(error: MailError): Response {
  const title = error.status === 404 ? 'Nothing here' : 'This did not work'
  const content = `<main class="notice">${LOGO}<h1>${title}</h1><p>${escapeHtml(error.message)}</p><p><a href="/">Back to the inbox</a></p></main>`
  return page(title, content, error.status)
}
