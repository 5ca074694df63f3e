/** Keeps one courier for each sync-tag target and webhook. */

import type { Lake } from '../types.ts'
import { Courier, type CourierOptions } from './courier.ts'
import { syncTagMailbox } from './sync-tag-delivery.ts'
import { listTargets } from './sync-tag-targets.ts'
import { webhookMailbox } from './webhook-delivery.ts'
import { listWebhooks } from './webhooks.ts'

/** A visitor waits for these: a web server that comes back is told within five seconds. */
const SYNC_TAGS: CourierOptions = { timeoutMs: 10_000, longestPauseMs: 5_000 }
const WEBHOOKS: CourierOptions = { timeoutMs: 30_000, longestPauseMs: 60_000 }
/** After that a courier that could not write down what it did (a full disk) starts again, if no commit comes before. */
const RESTART_MS = 60_000

/**
 * Takes up what an earlier process left undelivered, then delivers after every commit, the first attempt at once.
 * `stop` lets no attempt begin after it resolves. `options` replaces the waiting times.
 */
export function startDeliveries(
  lake: Lake,
  report: (error: unknown) => void,
  options: Partial<CourierOptions> = {},
): { stop(): Promise<void> } {
  const abort = new AbortController()
  let restart: NodeJS.Timeout | undefined
  const running = new Map<string, { courier: Courier; ended: Promise<void> }>()

  /** A target may be new since the last commit: its courier starts with the first commit that concerns it. */
  function attend(): void {
    for (const { id } of listTargets(lake.database))
      wakeOrStart(id, () => new Courier(syncTagMailbox(lake, id), { ...SYNC_TAGS, ...options }))
    for (const { id } of listWebhooks(lake.database))
      wakeOrStart(id, () => new Courier(webhookMailbox(lake, id), { ...WEBHOOKS, ...options }))
  }

  function wakeOrStart(id: string, create: () => Courier): void {
    const known = running.get(id)
    if (known) {
      known.courier.wake()
      return
    }
    const courier = create()
    const ended = courier
      .run(abort.signal)
      .catch((error: unknown) => {
        report(error)
        clearTimeout(restart)
        if (!abort.signal.aborted) restart = setTimeout(attend, RESTART_MS).unref()
      })
      .finally(() => running.delete(id))
    running.set(id, { courier, ended })
  }

  attend()
  const unsubscribe = lake.commits.subscribe(attend)
  return {
    async stop() {
      unsubscribe()
      clearTimeout(restart)
      abort.abort()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
