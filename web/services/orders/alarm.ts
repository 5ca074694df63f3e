import { environment } from '#web/env.ts'
import { secretFor } from '#web/lib/proof.ts'

/** With this the site asks itself to look after its orders. */
export const reconcileSecret = (): string => secretFor('reconcile', environment().REVALIDATE_SECRET)

/** How often the site looks after its orders, where its process lives on. */
const PAUSE_MS = 60_000

/** One alarm a process: parts of the site that are bundled apart share it. */
const shared = globalThis as { meridianOrderAlarm?: NodeJS.Timeout }

/**
 * Looks after orders every minute from now on. Where processes end early, a timer outside asks instead, see docs/operations. By way of a
 * request, since texts of the site can be read while answering one only.
 */
export function beginLookingAfterOrders(): void {
  clearInterval(shared.meridianOrderAlarm)
  shared.meridianOrderAlarm = setInterval(() => {
    const headers = { authorization: `Bearer ${reconcileSecret()}` }
    // What fails now is tried again in a minute.
    void fetch(`${environment().SITE_URL}/api/orders/reconcile`, { headers }).catch(() => undefined)
  }, PAUSE_MS)
  shared.meridianOrderAlarm.unref()
}
