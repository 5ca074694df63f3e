import { MailError } from '../errors.ts'
import { parseJson, readBody } from '../http/body.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Draft } from '../types.ts'
import { parseMail } from './parse-mail.ts'

/** The most mails a batch takes. */
const BATCH_LIMIT = 100

interface Order {
  drafts: Draft[]
  /** What is answered once the mails have these ids. */
  answer: (ids: string[]) => object
}

/** Reads the order, answers what the same key was answered before, or takes the mails. */
async function take({ request, mailbox }: Call, parse: (value: unknown) => Order): Promise<Response> {
  const body = await readBody(request)
  const key = request.headers.get('idempotency-key')
  const known = key === null ? undefined : mailbox.idempotency.recall(key, body)
  if (known !== undefined) return Response.json(known)
  const { drafts, answer } = parse(parseJson(body))
  for (const { from } of drafts) mailbox.domains.requireVerified(from)
  // Kept in the same transaction: a mail that is in the box is never taken again under its key.
  const ids = mailbox.mails.add(drafts, (made) => {
    if (key !== null) mailbox.idempotency.remember(key, body, answer(made))
  })
  return Response.json(answer(ids))
}

/** `POST /emails`: takes one mail. */
const sendOne = (call: Call): Promise<Response> =>
  take(call, (value) => ({
    drafts: [parseMail(value, call.mailbox.now())],
    answer: ([id]) => ({ id }),
  }))

/** `POST /emails/batch`: takes up to 100 mails, all or none; with `x-batch-validation: permissive`, the sound ones. */
const sendBatch = (call: Call): Promise<Response> =>
  take(call, (value) => {
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

/** Sending. */
export const sendRoutes: readonly Route[] = [
  { method: 'POST', path: '/emails', handle: sendOne },
  { method: 'POST', path: '/emails/batch', handle: sendBatch },
]
