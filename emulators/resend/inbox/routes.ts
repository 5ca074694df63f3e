import { MailError } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Mail } from '../types.ts'
import { listPage } from './list-page.ts'
import { mailHtml, mailPage } from './mail-page.ts'

const PAGE_SIZE = 50

function find({ params, mailbox }: Call): Mail {
  const mail = mailbox.mails.get(params['id'] ?? '')
  if (!mail) throw new MailError(404, 'not_found', 'This mail is not here: it may have been deleted.')
  return mail
}

function showListPage({ url, mailbox }: Call): Response {
  const words = (url.searchParams.get('q') ?? '').slice(0, 200)
  const after = url.searchParams.get('after') ?? undefined
  return listPage({ ...mailbox.mails.list({ limit: PAGE_SIZE, words, after }), words, now: mailbox.now() })
}

/** Sends an attachment as a download, so that its content never runs as a page of this origin. */
function showAttachment(call: Call): Response {
  const { params, mailbox } = call
  const position = /^\d{1,4}$/.test(params['position'] ?? '') ? Number(params['position']) : -1
  const file = mailbox.mails.attachment(find(call).id, position)
  if (!file) throw new MailError(404, 'not_found', 'This email has no such attachment.')
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

function deleteAll({ mailbox }: Call): Response {
  mailbox.mails.deleteAll()
  return new Response(null, { status: 303, headers: { location: '/' } })
}

export const inboxRoutes: readonly Route[] = [
  { method: 'GET', path: '/', handle: showListPage },
  { method: 'POST', path: '/mails/delete', handle: deleteAll },
  { method: 'GET', path: '/mails/:id', handle: (call) => mailPage(find(call)) },
  { method: 'GET', path: '/mails/:id/html', handle: (call) => mailHtml(find(call)) },
  { method: 'GET', path: '/mails/:id/attachments/:position', handle: showAttachment },
]
