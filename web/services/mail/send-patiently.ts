import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { sendMail, type MailResult, type OutgoingMail } from './send.ts'

const PAUSES_MS = [1_000, 3_000, 9_000]

/**
 * Sends a mail that nobody keeps a note of, and so must not be lost to a mail service that is busy for a moment: tried again a few times under
 * its key, by which it goes out once. Takes up to a quarter of a minute; nobody may wait for it.
 */
export async function sendPatiently(mail: OutgoingMail, pauses = PAUSES_MS): Promise<MailResult> {
  let result = await sendMail(mail)
  for (const milliseconds of pauses) {
    if (result.ok || !result.retry) return result
    await pause(milliseconds)
    result = await sendMail(mail)
  }
  return result
}
