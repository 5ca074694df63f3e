import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { type OutgoingMail, sendMail } from './send.ts'

/** With six timeouts of the service and a wait for the link, they stay below the five minutes that Vercel gives a function. */
const PAUSES_MS = [1_000, 3_000, 9_000, 30_000, 60_000]

/**
 * Sends an email that is not stored anywhere, with a few retries if the mail service is busy. Its key prevents duplicates. It takes
 * minutes during an outage, so no response should wait for it. An email that cannot be sent is logged, without its address.
 */
export async function sendWithRetries(mail: OutgoingMail): Promise<void> {
  let result = await sendMail(mail)
  for (const milliseconds of PAUSES_MS) {
    if (result.ok || !result.retry) break
    await pause(milliseconds)
    result = await sendMail(mail)
  }
  if (!result.ok)
    console.error(`An email (${mail.tags?.kind ?? 'untagged'}) could not be sent:`, result.reason)
}
