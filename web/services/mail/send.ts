import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { Resend, type ErrorResponse } from 'resend'
import { environment } from '#web/env.ts'

/** A mail to send. */
export interface OutgoingMail {
  to: string
  /** Where an answer goes. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  /** The same mail under the same key is sent once, however often it is tried within a day. */
  key: string
  /** What it is about, for the mail service's own lists: letters, digits, hyphens. */
  tags?: Record<string, string>
}

/** What became of it. A mail that can be tried again may have been slow, refused for now, or the service is away. */
export type MailResult = { ok: true; id: string } | { ok: false; retry: boolean; reason: string }

/** Long enough for an attachment; the visitor does not wait for it. */
const PATIENCE_MS = 15_000

/** The service takes a few mails a second; how long one waits that came in a full second, in milliseconds, and then again. */
const FULL_SECOND_PAUSES_MS = [1_000, 2_000, 3_000]

/** Faults of the mail itself: another try would end the same. */
const LASTING = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
])

/**
 * Sends a mail: the only door to the mail service. Waits a few seconds at most while the service is asked for too much at once. Never
 * throws; the reason names no address and no content.
 */
export async function sendMail(mail: OutgoingMail, pauses = FULL_SECOND_PAUSES_MS): Promise<MailResult> {
  let { result, isFull } = await sendOnce(mail)
  for (const milliseconds of pauses) {
    if (!isFull) break
    // Those that met in one second should not meet again in the next.
    await pause(milliseconds * (1 + Math.random() / 2))
    ;({ result, isFull } = await sendOnce(mail))
  }
  return result
}

async function sendOnce({ key, tags = {}, ...mail }: OutgoingMail) {
  const { RESEND_API_KEY, RESEND_API_HOST, MAIL_FROM } = environment()
  const service = new Resend(RESEND_API_KEY, { baseUrl: RESEND_API_HOST ?? 'https://api.resend.com' })
  const list = Object.entries(tags).map(([name, value]) => ({ name, value }))
  const options = { idempotencyKey: key, signal: AbortSignal.timeout(PATIENCE_MS) }
  const { data, error } = await service.emails.send({ ...mail, from: MAIL_FROM, tags: list }, options)
  const result: MailResult = data ? { ok: true, id: data.id } : failed(error)
  return { result, isFull: error?.name === 'rate_limit_exceeded' }
}

function failed({ name, statusCode }: ErrorResponse): MailResult {
  // Sent before in other words, for example in those of an earlier release: it has been sent.
  if (name === 'invalid_idempotent_request') return { ok: true, id: '' }
  const isLasting = LASTING.has(name) && statusCode !== 403
  return { ok: false, retry: !isLasting, reason: `${name} (${statusCode ?? 'no answer'})` }
}
