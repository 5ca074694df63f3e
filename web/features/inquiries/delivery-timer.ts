import { environment } from '#web/env.ts'
import { deriveSecret } from '#web/lib/secrets.ts'

/** Returns the secret with which the site requests its own delivery endpoint. */
export const deliverySecret = (): string => deriveSecret('deliver', environment().REVALIDATE_SECRET)

/** The site checks at least this often. A check takes two queries to the lake. */
const PAUSE_MAX_MS = 600_000

/** One timer per process, shared by bundles that include this module separately. */
const shared = globalThis as { meridianDeliveryTimer?: NodeJS.Timeout }

/** Schedules a delivery at a time in milliseconds. Where processes end early, a cron job requests it instead, see docs/operations. */
export function scheduleDelivery(time: number): void {
  clearTimeout(shared.meridianDeliveryTimer)
  const pause = Math.min(Math.max(time - Date.now(), 1_000), PAUSE_MAX_MS)
  shared.meridianDeliveryTimer = setTimeout(() => void requestDelivery(), pause)
  shared.meridianDeliveryTimer.unref()
}

/** Delivers through a request, because messages can be read during a request only. */
async function requestDelivery(): Promise<void> {
  const headers = { authorization: `Bearer ${deliverySecret()}` }
  const response = await fetch(`${environment().SITE_URL}/api/forms/deliver`, { headers }).catch(() => null)
  if (!response?.ok) scheduleDelivery(Date.now() + PAUSE_MAX_MS)
}
