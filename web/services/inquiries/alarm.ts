import { environment } from '#web/env.ts'
import { secretFor } from '#web/lib/proof.ts'

/** With this the site asks itself to go on delivering. */
export const deliverySecret = (): string => secretFor('deliver', environment().REVALIDATE_SECRET)

/** The site looks at least so often, also where nothing waits: it costs two questions to the content lake. */
const LONGEST_PAUSE_MS = 600_000

/** One alarm a process: parts of the site that are bundled apart share it. */
const shared = globalThis as { meridianDeliveryAlarm?: NodeJS.Timeout }

/**
 * Goes on delivering at that time (milliseconds). Where processes end early, a timer outside asks instead, see
 * docs/operations.
 */
export function wakeAt(time: number): void {
  clearTimeout(shared.meridianDeliveryAlarm)
  const pause = Math.min(Math.max(time - Date.now(), 1_000), LONGEST_PAUSE_MS)
  shared.meridianDeliveryAlarm = setTimeout(() => void askForDelivery(), pause)
  shared.meridianDeliveryAlarm.unref()
}

/** By way of a request, since texts of the site can be read while answering one only. */
async function askForDelivery(): Promise<void> {
  const headers = { authorization: `Bearer ${deliverySecret()}` }
  const answer = await fetch(`${environment().SITE_URL}/api/forms/deliver`, { headers }).catch(() => null)
  if (!answer?.ok) wakeAt(Date.now() + LONGEST_PAUSE_MS)
}
