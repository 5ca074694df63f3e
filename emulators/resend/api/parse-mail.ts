import { z } from 'zod'
import { MailError } from '../errors.ts'
import type { Draft } from '../types.ts'
import { attachmentsSchema, toAttachments } from './attachments.ts'
import { parseTime } from './schedule.ts'

/** Resend's limit for each of `to`, `cc` and `bcc`. */
const MOST_RECIPIENTS = 50

const FORMAT =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'

const invalid = (field: string, why: string) =>
  new MailError(422, 'validation_error', `Invalid \`${field}\` field. ${why}`)

const addresses = z.union([z.string(), z.array(z.string())]).nullish()
const tag = z.object({ name: z.string(), value: z.string() })

const Body = z.object({
  from: z.string().nullish(),
  to: addresses,
  cc: addresses,
  bcc: addresses,
  reply_to: addresses,
  subject: z.string().nullish(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  tags: z.array(tag).nullish(),
  scheduled_at: z.string().nullish(),
  attachments: attachmentsSchema,
  template: z.unknown().optional(),
})

/**
 * Validates an email in Resend's order and with its messages.
 *
 * @param value the body of `POST /emails`, or one entry of a batch
 * @param now the current time in milliseconds
 * @throws MailError (422) that names the field
 */
export function parseMail(value: unknown, now: number): Draft {
  const parsed = Body.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const field = issue?.path.join('.') ?? ''
    if (field === '') throw new MailError(422, 'validation_error', 'The request body must be a JSON object.')
    throw invalid(field, `It has the wrong type: ${issue?.message ?? 'not valid'}.`)
  }
  const { from, subject, html, text, headers, tags, scheduled_at: scheduledAt, attachments } = parsed.data
  if (parsed.data.template) throw invalid('template', 'This emulator does not support templates.')
  if (!from) throw missing('from')
  if (!isAddress(from)) throw invalid('from', FORMAT)
  const to = recipients('to', parsed.data.to)
  if (to.length === 0) throw missing('to')
  if (!subject) throw missing('subject')
  if (/[\r\n]/.test(subject)) throw invalid('subject', 'It must be a single line.')
  if (typeof html !== 'string' && typeof text !== 'string')
    throw new MailError(422, 'missing_required_field', 'Missing `html` or `text` field.')
  return {
    from,
    to,
    cc: recipients('cc', parsed.data.cc),
    bcc: recipients('bcc', parsed.data.bcc),
    replyTo: recipients('reply_to', parsed.data.reply_to),
    subject,
    html: html ?? null,
    text: text ?? null,
    headers: checkHeaders(headers ?? {}),
    tags: checkTags(tags ?? []),
    scheduledAt: scheduledAt === null || scheduledAt === undefined ? null : parseTime(scheduledAt, now),
    attachments: toAttachments(attachments ?? []),
  }
}

const missing = (field: string) => new MailError(422, 'missing_required_field', `Missing \`${field}\` field.`)

function recipients(field: string, value: string | string[] | null | undefined): string[] {
  const list = [value ?? []].flat()
  if (list.length > MOST_RECIPIENTS) throw invalid(field, `It takes ${MOST_RECIPIENTS} addresses at most.`)
  if (!list.every(isAddress)) throw invalid(field, FORMAT)
  return list
}

function checkHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w-]{1,100}$/.test(name) || /[\r\n]/.test(value))
      throw invalid('headers', 'A name holds letters, digits and hyphens, a value is a single line.')
  }
  return headers
}

function checkTags(tags: Draft['tags']): Draft['tags'] {
  const sound = tags.every(({ name, value }) => /^[\w-]{1,256}$/.test(name) && /^[\w-]{0,256}$/.test(value))
  if (!sound)
    throw invalid('tags', 'Tags should only contain ASCII letters, numbers, underscores, or dashes.')
  return tags
}

/** Limits of Resend and of email itself: 254 characters in all and 64 before the at sign. */
const BARE = /^[^\s@<>(),;:"\\[\]]{1,64}@(?:[^\s@<>(),;:"\\[\].]{1,63}\.)+[^\s@<>(),;:"\\[\].]{2,63}$/
const NAMED = /^([^<>\r\n]*)<([^<>\s]+)>$/

/** Returns whether a text is `email@example.com` or `Name <email@example.com>`. Line breaks would add headers. */
function isAddress(text: string): boolean {
  if (/[\r\n\0]/.test(text)) return false
  const bare = NAMED.exec(text.trim())?.[2] ?? text.trim()
  return bare.length <= 254 && BARE.test(bare)
}
