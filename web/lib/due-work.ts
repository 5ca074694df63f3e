import { environment } from '#web/env.ts'
import { deriveSecret, hasBearerSecret } from './secrets.ts'

/** The endpoints that send pending mail, reconcile orders and delete what has expired. */
const ENDPOINTS = ['/api/orders/reconcile', '/api/forms/deliver']

/** How often the site does due work, if its process stays alive. */
const INTERVAL_MS = 60_000

/** One timer per process, shared by separately bundled parts of the site. */
const shared = globalThis as { meridianDueWork?: NodeJS.Timeout }

const ownSecret = (): string => deriveSecret('due-work', environment().SIGNING_SECRET)

/** Returns whether a request for due work comes from the site itself or has `CRON_SECRET`. */
export const mayDoDueWork = (request: Request): boolean =>
  hasBearerSecret(request, ownSecret(), environment().CRON_SECRET)

/**
 * Calls each endpoint every minute from now on, unless it has not responded yet. Platforms whose processes end early call them from a timer,
 * see docs/operations. It sends requests because messages can only be read while a request is answered.
 */
export function scheduleDueWork(): void {
  const running = new Set<string>()
  clearInterval(shared.meridianDueWork)
  shared.meridianDueWork = setInterval(() => {
    for (const endpoint of ENDPOINTS) {
      if (running.has(endpoint)) continue
      running.add(endpoint)
      const headers = { authorization: `Bearer ${ownSecret()}` }
      fetch(environment().SITE_URL + endpoint, { headers })
        .then((response) => response.arrayBuffer())
        // The next turn tries again.
        .catch(() => undefined)
        .finally(() => running.delete(endpoint))
    }
  }, INTERVAL_MS)
  shared.meridianDueWork.unref()
}
