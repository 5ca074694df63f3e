import { z } from 'zod'
import { MailError } from '../errors.ts'
import { parseJson, readMailBody } from '../http/body.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Mail } from '../types.ts'
import { parseTime } from './schedule.ts'
import { toAttachmentDetails, toDetails, toListItem } from './views.ts'

const Change = z.object({ scheduled_at: z.string() })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().optional(),
  before: z.string().optional(),
})

function find({ params, mailbox }: Call): Mail {
  const mail = mailbox.mails.get(params['id'] ?? '')
  if (!mail) throw new MailError(404, 'not_found', 'Email not found')
  return mail
}

/** `GET /emails`: newest first, paginated. */
function list({ url, mailbox }: Call): Response {
  const parsed = Page.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success || (parsed.data.after && parsed.data.before)) {
    throw new MailError(
      422,
      'validation_error',
      'The `limit` is a number from 1 to 100, and `after` and `before` exclude each other.',
    )
  }
  const { mails, hasMore } = mailbox.mails.list(parsed.data)
  return Response.json({ object: 'list', has_more: hasMore, data: mails.map(toListItem) })
}

/** `PATCH /emails/:id`: changes the time of a scheduled email. */
async function reschedule(call: Call): Promise<Response> {
  const { id } = find(call)
  const change = Change.safeParse(parseJson(await readMailBody(call.request)))
  if (!change.success) throw new MailError(422, 'missing_required_field', 'Missing `scheduled_at` field.')
  const time = parseTime(change.data.scheduled_at, call.mailbox.now())
  if (!call.mailbox.mails.reschedule(id, time)) throw notScheduled()
  return Response.json({ object: 'email', id })
}

/** `POST /emails/:id/cancel`: cancels a scheduled email. */
function cancel(call: Call): Response {
  const { id } = find(call)
  if (!call.mailbox.mails.cancel(id)) throw notScheduled()
  return Response.json({ object: 'email', id })
}

const notScheduled = () =>
  new MailError(422, 'validation_error', 'Only a scheduled email that was not sent yet can be changed.')

function attachment(call: Call): Response {
  const { params, url } = call
  const position = /^\d{1,4}$/.test(params['attachment'] ?? '') ? Number(params['attachment']) : -1
  const view = toAttachmentDetails(find(call), position, url.origin)
  if (!view) throw new MailError(404, 'not_found', 'Attachment not found')
  return Response.json(view)
}

function attachments(call: Call): Response {
  const mail = find(call)
  const data = mail.attachments.map((_, position) => toAttachmentDetails(mail, position, call.url.origin))
  return Response.json({ object: 'list', has_more: false, data })
}

export const emailRoutes: readonly Route[] = [
  { method: 'GET', path: '/emails', handle: list },
  { method: 'GET', path: '/emails/:id', handle: (call) => Response.json(toDetails(find(call))) },
  { method: 'PATCH', path: '/emails/:id', handle: reschedule },
  { method: 'POST', path: '/emails/:id/cancel', handle: cancel },
  { method: 'GET', path: '/emails/:id/attachments', handle: attachments },
  { method: 'GET', path: '/emails/:id/attachments/:attachment', handle: attachment },
]
