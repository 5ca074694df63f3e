import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorResponse, Resend } from 'resend'
import { environment } from '#web/env.ts'

/** An email to send. */
export interface OutgoingMail {
  to: string
  /** Address for replies. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  /** Idempotency key: emails with the same key are sent once within a day. */
  key: string
  /** Labels at the mail service: letters, digits, hyphens. */
  tags?: Record<string, string>
}

/** The result of sending an email. `retry`: the service was slow, busy or unavailable. */
export type MailResult = { ok: true; id: string } | { ok: false; retry: boolean; reason: string }

/** Long enough for an attachment; visitors do not wait for it. */
const TIMEOUT_MS = 15_000

/** Pauses after the service's limit of a few emails per second. */
const RATE_LIMIT_PAUSES_MS = [1_000, 2_000, 3_000]

/** Asks for no automatic replies (RFC 3834), which would reach those who wrote a message. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Errors of the email itself, which a retry would repeat: https://resend.com/docs/api-reference/errors */
const PERMANENT_ERRORS = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
])

/**
 * Sends an email. Waits a few seconds at most while the service limits the rate. Never throws; the reason contains no address and no
 * content.
 */
export async function sendMail(mail: OutgoingMail, pauses = RATE_LIMIT_PAUSES_MS): Promise<MailResult> {
  let { result, isFull } = await sendOnce(mail)
  for (const milliseconds of pauses) {
    if (!isFull) break
    // Random, so that simultaneous emails do not collide again.
    await pause(milliseconds * (1 + Math.random() / 2))
    ;({ result, isFull } = await sendOnce(mail))
  }
  return result
}

async function sendOnce({ key, tags = {}, ...mail }: OutgoingMail) {
  const { RESEND_API_KEY, RESEND_API_HOST, MAIL_FROM } = environment()
  const service = new Resend(RESEND_API_KEY, { baseUrl: RESEND_API_HOST ?? 'https://api.resend.com' })
  const list = Object.entries(tags).map(([name, value]) => ({ name, value }))
  const options = { idempotencyKey: key, signal: AbortSignal.timeout(TIMEOUT_MS) }
  const { data, error } = await service.emails.send(
    { ...mail, from: MAIL_FROM, tags: list, headers: AUTOMATIC },
    options,
  )
  const result: MailResult = data ? { ok: true, id: data.id } : toResult(error)
  return { result, isFull: error?.name === 'rate_limit_exceeded' }
}

/** A wrong key or an unverified domain is a `validation_error` too. Emails wait until the operator corrects it. */
const isAccountError = ({ statusCode, message }: ErrorResponse): boolean =>
  statusCode === 401 || statusCode === 403 || message === 'API key is invalid'

function toResult(error: ErrorResponse): MailResult {
  const { name, statusCode } = error
  // The email was already sent with other content, for example by an earlier release.
  if (name === 'invalid_idempotent_request') return { ok: true, id: '' }
  const isLasting = PERMANENT_ERRORS.has(name) && !isAccountError(error)
  return { ok: false, retry: !isLasting, reason: `${name} (${statusCode ?? 'no answer'})` }
}
