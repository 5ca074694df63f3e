import { escapeHtml } from '../../shared/html.ts'
import type { MailPage } from '../storage/mails.ts'
import type { Mail } from '../types.ts'
import { createSnippet, describeState, formatShortTime, getDisplayName } from './describe.ts'
import { LOGO, page } from './pages.ts'

interface ListProperties extends MailPage {
  /** The search text; empty for the whole inbox. */
  words: string
  now: number
}

/** Returns the inbox page, newest emails first. */
export function listPage({ mails, hasMore, words, now }: ListProperties): Response {
  const title = words ? `“${words}”` : 'Inbox'
  const last = mails.at(-1)
  const older =
    last && hasMore ? new URLSearchParams({ ...(words ? { q: words } : {}), after: last.id }) : null
  const content = `<header class="bar">
<a class="brand" href="/">${LOGO}<span>Mailbox</span></a>
<form class="search" role="search" action="/"><label class="hidden" for="q">Search mails</label><input id="q" type="search" name="q" value="${escapeHtml(words)}" placeholder="Search subject, people, text"><button>Search</button></form>
</header>
<main>
<div class="heading"><h1>${words ? `Mails with ${escapeHtml(title)}` : 'Inbox'}</h1>${mails.length > 0 && !words ? DELETE_ALL : ''}</div>
${mails.length > 0 ? `<ol class="mails">${mails.map((mail) => row(mail, now)).join('')}</ol>` : empty(words)}
${older ? `<p class="more"><a href="/?${escapeHtml(older.toString())}">Older mails</a></p>` : ''}
</main>`
  return page(title, content)
}

const DELETE_ALL = `<button class="quiet" popovertarget="delete">Delete all</button>
<div id="delete" class="confirm" popover role="dialog" aria-labelledby="delete-question"><p id="delete-question">Delete every mail in this box? They cannot be brought back.</p>
<form method="post" action="/mails/delete"><button class="danger">Delete all mails</button><button type="button" class="quiet" popovertarget="delete" popovertargetaction="hide">Keep them</button></form></div>`

function row(mail: Mail, now: number): string {
  const { id, to, subject, createdAt, attachments, lastEvent } = mail
  const marks = [
    ...(lastEvent === 'delivered' ? [] : [describeState(mail)]),
    ...(attachments.length > 0
      ? [attachments.length === 1 ? '1 attachment' : `${attachments.length} attachments`]
      : []),
  ]
  const recipients = to.map(getDisplayName).join(', ')
  return `<li><a class="mail" href="/mails/${id}"><span class="to" dir="auto">${escapeHtml(recipients)}</span>
<span class="words"><span class="subject" dir="auto">${escapeHtml(subject)}</span><span class="snippet" dir="auto">${escapeHtml(createSnippet(mail))}</span></span>
<span class="side"><time datetime="${new Date(createdAt).toISOString()}">${formatShortTime(createdAt, now)}</time>${marks.map((mark) => `<span class="badge">${mark}</span>`).join('')}</span></a></li>`
}

function empty(words: string): string {
  return words
    ? `<div class="empty"><p>No mail holds these words.</p><p><a href="/">Show all mails</a></p></div>`
    : `<div class="empty">${LOGO}<p>No mail yet.</p><p>What the site sends arrives here: nothing leaves this machine. Send the contact form to see one.</p></div>`
}
