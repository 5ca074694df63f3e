import { environment } from '#web/env.ts'
import { deriveSecret } from '#web/lib/secrets.ts'

/** The secret with which the site calls its own reconciliation. */
export const reconcileSecret = (): string => deriveSecret('reconcile', environment().REVALIDATE_SECRET)

/** How often the site reconciles its orders, if its process stays alive. */
const INTERVAL_MS = 60_000

/** One schedule per process, shared by separately bundled parts of the site. */
const shared = globalThis as { meridianReconciliation?: NodeJS.Timeout }

/**
 * Reconciles orders every minute from now on, and skips a turn while the last one is still running. Platforms whose processes end early call
 * the route from a timer, see docs/operations. It sends a request because messages can only be read while a request is answered.
 */
export function scheduleReconciliation(): void {
  let isRunning = false
  clearInterval(shared.meridianReconciliation)
  shared.meridianReconciliation = setInterval(() => {
    if (isRunning) return
    isRunning = true
    const headers = { authorization: `Bearer ${reconcileSecret()}` }
    fetch(`${environment().SITE_URL}/api/orders/reconcile`, { headers })
      .then((response) => response.arrayBuffer())
      // The next turn tries again.
      .catch(() => undefined)
      .finally(() => (isRunning = false))
  }, INTERVAL_MS)
  shared.meridianReconciliation.unref()
}
