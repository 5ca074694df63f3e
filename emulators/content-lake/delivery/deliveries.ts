/** Runs one deliverer for each sync-tag target and webhook. */

import type { Lake } from '../types.ts'
import { Deliverer, type DelivererOptions } from './deliverer.ts'
import { createSyncTagQueue } from './sync-tag-delivery.ts'
import { listTargets } from './sync-tag-targets.ts'
import { createWebhookQueue } from './webhook-delivery.ts'
import { listWebhooks } from './webhooks.ts'

/** Visitors wait for revalidation, so a restarted web server is notified within five seconds. */
const SYNC_TAGS: DelivererOptions = { timeoutMs: 10_000, longestPauseMs: 5_000 }
const WEBHOOKS: DelivererOptions = { timeoutMs: 30_000, longestPauseMs: 60_000 }
/** When a delivery could not be recorded (full disk), its deliverer restarts after this time or with the next commit. */
const RESTART_MS = 60_000

/**
 * Delivers what an earlier process left, then after every commit, with the first attempt at once. No attempt begins
 * after `stop` resolves. `options` replaces the delays.
 */
export function startDeliveries(
  lake: Lake,
  report: (error: unknown) => void,
  options: Partial<DelivererOptions> = {},
): { stop(): Promise<void> } {
  const abort = new AbortController()
  let restart: NodeJS.Timeout | undefined
  const running = new Map<string, { deliverer: Deliverer; ended: Promise<void> }>()

  /** A target may be newer than the last commit: its deliverer starts with the next commit. */
  function startDeliverers(): void {
    for (const { id } of listTargets(lake.database))
      wakeOrStart(id, () => new Deliverer(createSyncTagQueue(lake, id), { ...SYNC_TAGS, ...options }))
    for (const { id } of listWebhooks(lake.database))
      wakeOrStart(id, () => new Deliverer(createWebhookQueue(lake, id), { ...WEBHOOKS, ...options }))
  }

  function wakeOrStart(id: string, create: () => Deliverer): void {
    const known = running.get(id)
    if (known) {
      known.deliverer.wake()
      return
    }
    const deliverer = create()
    const ended = deliverer
      .run(abort.signal)
      .catch((error: unknown) => {
        report(error)
        clearTimeout(restart)
        if (!abort.signal.aborted) restart = setTimeout(startDeliverers, RESTART_MS).unref()
      })
      .finally(() => running.delete(id))
    running.set(id, { deliverer, ended })
  }

  startDeliverers()
  const unsubscribe = lake.commits.subscribe(startDeliverers)
  return {
    async stop() {
      unsubscribe()
      clearTimeout(restart)
      abort.abort()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
