import 'server-only'
import {
  dueInquiries,
  forgetInquiries,
  noteDelivery,
  readInquiryFile,
  type Delivery,
  type WaitingInquiry,
} from '#web/content/inquiries.ts'
import { environment } from '#web/env.ts'
import { sendMail, type MailResult } from '../mail/send.ts'
import { wakeAt } from './alarm.ts'
import { nextAttempt } from './backoff.ts'
import { composeMail } from './compose.ts'
import { retentionLimits } from './retention.ts'

/**
 * Mails what is due, forgets what may be kept no longer, and sees to it that what remains is tried later. What waits is a state
 * of the inquiry itself, so that neither a restart nor a dead mail service loses a letter; the same letter goes out once,
 * however many try.
 *
 * @param id mails this inquiry only
 * @returns how many were mailed and when the next is due, ISO 8601; null when none waits
 */
export async function deliver(id: string | null = null): Promise<{ sent: number; next: string | null }> {
  let sent = 0
  try {
    const { due, mailbox } = await dueInquiries(new Date(), id)
    for (const inquiry of due) {
      const result = await attempt(inquiry, mailbox)
      if (result.ok) sent += 1
      await noteDelivery(inquiry._id, toDelivery(inquiry.delivery.attempts + 1, result))
    }
    await forgetInquiries(retentionLimits(new Date()))
    const { next } = await dueInquiries(new Date(), id ?? '')
    wakeAt(next ? Date.parse(next) : Infinity)
    return { sent, next }
  } catch {
    // The lake is away; what waits is kept there and found again.
    const next = nextAttempt(3, Date.now())
    wakeAt(next)
    return { sent, next: new Date(next).toISOString() }
  }
}

async function attempt(inquiry: WaitingInquiry, mailbox: string | null): Promise<MailResult> {
  if (!mailbox) return { ok: false, retry: true, reason: 'Contact details name no mailbox for messages' }
  const content = inquiry.file && (await readInquiryFile(inquiry.file.parts))
  const mail = await composeMail(inquiry, environment().STUDIO_URL)
  const attachments =
    inquiry.file && content ? [{ filename: inquiry.file.name, content, contentType: 'application/pdf' }] : []
  return sendMail({ ...mail, to: mailbox, attachments, key: inquiry._id })
}

function toDelivery(attempts: number, result: MailResult): Delivery {
  if (result.ok) return { state: 'sent', attempts }
  if (!result.retry) return { state: 'refused', attempts, reason: result.reason }
  const nextAttemptAt = new Date(nextAttempt(attempts, Date.now())).toISOString()
  return { state: 'waiting', attempts, nextAttemptAt, reason: result.reason }
}
