import { MailError } from '../errors.ts'
import { parseJson, readMailBody } from '../http/body.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Draft } from '../types.ts'
import { downloadAttachments } from './download-attachments.ts'
import { parseMail } from './parse-mail.ts'

/** Resend's limit per batch. */
const BATCH_LIMIT = 100

interface SendRequest {
  drafts: Draft[]
  /** Creates the response from the ids of the stored emails. */
  answer: (ids: string[]) => object
}

/** Returns the earlier response for a known idempotency key; otherwise stores the emails. */
async function acceptMails(
  { request, mailbox }: Call,
  parse: (value: unknown) => SendRequest | Promise<SendRequest>,
): Promise<Response> {
  const body = await readMailBody(request)
  const key = request.headers.get('idempotency-key')
  const findKnown = () => (key === null ? undefined : mailbox.idempotency.findResponse(key, body))
  const known = findKnown()
  if (known !== undefined) return Response.json(known)
  const { drafts, answer } = await parse(parseJson(body))
  // The same request may have been answered while attachments were downloaded.
  const answered = findKnown()
  if (answered !== undefined) return Response.json(answered)
  for (const { from } of drafts) mailbox.domains.requireVerified(from)
  // In the same transaction, so that a stored email is never sent again for its key.
  const ids = mailbox.mails.add(drafts, (made) => {
    if (key !== null) mailbox.idempotency.storeResponse(key, body, answer(made))
  })
  return Response.json(answer(ids))
}

/** `POST /emails`: sends one email. */
const sendOne = (call: Call): Promise<Response> =>
  acceptMails(call, async (value) => ({
    drafts: [parseMail(await downloadAttachments(value), call.mailbox.now())],
    answer: ([id]) => ({ id }),
  }))

/** `POST /emails/batch`: sends up to 100 emails, all or none; with `x-batch-validation: permissive`, the valid ones. */
const sendBatch = (call: Call): Promise<Response> =>
  acceptMails(call, (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > BATCH_LIMIT) {
      throw new MailError(422, 'validation_error', `A batch is an array of 1 to ${BATCH_LIMIT} emails.`)
    }
    const permissive = call.request.headers.get('x-batch-validation') === 'permissive'
    const errors: { index: number; message: string }[] = []
    const drafts = value.flatMap((entry: unknown, index) => {
      try {
        return [checkForBatch(parseMail(entry, call.mailbox.now()))]
      } catch (error) {
        if (!permissive || !(error instanceof MailError)) throw error
        errors.push({ index, message: error.message })
        return []
      }
    })
    return {
      drafts,
      answer: (ids) => ({ data: ids.map((id) => ({ id })), ...(permissive ? { errors } : {}) }),
    }
  })

function checkForBatch(draft: Draft): Draft {
  const unsupported =
    draft.attachments.length > 0 ? 'attachments' : draft.scheduledAt !== null ? 'scheduled_at' : undefined
  if (unsupported)
    throw new MailError(422, 'validation_error', `The \`${unsupported}\` field is not supported in a batch.`)
  return draft
}

export const sendRoutes: readonly Route[] = [
  { method: 'POST', path: '/emails', handle: sendOne },
  { method: 'POST', path: '/emails/batch', handle: sendBatch },
]
