import { escapeHtml } from '../../shared/html.ts'
import type { Mail } from '../types.ts'
import { describeState, formatLongTime, formatSize } from './describe.ts'
import { LOGO, page } from './pages.ts'

/** Returns the page of an email with its headers, content and attachments. */
export function mailPage(mail: Mail): Response {
  const { id, subject, html, text, attachments } = mail
  const content = `<header class="bar"><a class="brand" href="/">${LOGO}<span>Mailbox</span></a><a class="back" href="/">All mails</a></header>
<main>
<h1 dir="auto">${escapeHtml(subject)}</h1>
<dl class="facts">${listFacts(mail).map(fact).join('')}</dl>
${attachments.length > 0 ? files(mail) : ''}
${html === null ? '' : `<section><h2>Message</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe></section>`}
${text === null ? '' : `<section><h2>Text</h2><pre dir="auto" tabindex="0" aria-label="The mail as text">${escapeHtml(text)}</pre></section>`}
</main>`
  return page(subject, content)
}

function listFacts(mail: Mail): [string, string][] {
  const { from, to, cc, bcc, replyTo, createdAt, scheduledAt, tags, headers } = mail
  const rows: [string, string][] = [
    ['From', from],
    ['To', to.join(', ')],
    ['Cc', cc.join(', ')],
    ['Bcc', bcc.join(', ')],
    ['Reply to', replyTo.join(', ')],
    ['Received', formatLongTime(createdAt)],
    ['To be sent', scheduledAt === null ? '' : formatLongTime(scheduledAt)],
    ['State', describeState(mail)],
    ['Tags', tags.map(({ name, value }) => `${name}: ${value}`).join(', ')],
    ...Object.entries(headers),
  ]
  return rows.filter(([, value]) => value !== '')
}

const fact = ([name, value]: [string, string]): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`

function files({ id, attachments }: Mail): string {
  const items = attachments.map(
    ({ filename, contentType, size }, position) =>
      `<li><a href="/mails/${id}/attachments/${position}" download><span dir="auto">${escapeHtml(filename)}</span></a> <span class="meta">${escapeHtml(contentType)}, ${formatSize(size)}</span></li>`,
  )
  return `<section><h2>Attachments</h2><ul class="files">${items.join('')}</ul></section>`
}

/** Returns the HTML of an email for its frame: without scripts and external requests, with links in a new tab. */
export function mailHtml({ id, html, attachments }: Mail): Response {
  const shown = (html ?? '').replace(/(["'(])cid:([^"')\s]+)/gi, (whole, quote: string, name: string) => {
    const position = attachments.findIndex(({ contentId }) => contentId === name)
    return position < 0 ? whole : `${quote}/mails/${id}/attachments/${position}`
  })
  return new Response(`<base target="_blank">${shown}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; form-action 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
