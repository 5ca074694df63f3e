import 'server-only'
import { environment } from '#web/env.ts'
import { afterFailure } from '#web/lib/backoff.ts'
import { logError } from '#web/lib/log-error.ts'
import { type MailResult, sendMail } from '#web/vendors/resend/send.ts'
import { composeInquiryMail } from './compose-mail.tsx'
import { type Inquiry, readDueInquiries, readInquiryFile } from './queries.ts'
import { retentionLimits } from './retention.ts'
import { deleteExpiredInquiries, updateDelivery } from './store.ts'

/**
 * Mails the due inquiries and deletes expired ones. The delivery state is part of the inquiry, so it survives a restart and an outage of the
 * mail service. Idempotency keys prevent duplicate emails. Never rejects: the next run finds what is pending.
 *
 * @param id mails this inquiry only
 * @returns how many were mailed
 */
export async function deliverInquiries(id: string | null = null): Promise<number> {
  let sent = 0
  try {
    const { due, mailbox } = await readDueInquiries(new Date(), id)
    for (const inquiry of due) {
      const result = await sendInquiry(inquiry, mailbox)
      if (result.ok) sent += 1
      const attempts = inquiry.delivery.attempts + 1
      await updateDelivery(
        inquiry._id,
        result.ok ? { state: 'sent', attempts } : afterFailure(attempts, result),
      )
    }
    await deleteExpiredInquiries(retentionLimits(new Date()))
  } catch (error) {
    logError('Inquiries could not be mailed.', error)
  }
  return sent
}

async function sendInquiry(inquiry: Inquiry, mailbox: string | null): Promise<MailResult> {
  if (!mailbox) return { ok: false, retry: true, reason: 'Contact details name no mailbox for messages' }
  const content = inquiry.file && (await readInquiryFile(inquiry.file.parts))
  const mail = await composeInquiryMail(inquiry, environment().STUDIO_URL)
  const attachments =
    inquiry.file && content ? [{ filename: inquiry.file.name, content, contentType: 'application/pdf' }] : []
  return sendMail({ ...mail, to: mailbox, attachments, key: inquiry._id })
}
