import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectStore } from '../storage/objects.ts'
import { seconds, type Clock, type StoredEndpoint } from '../types.ts'
import { pauseAfter } from './backoff.ts'
import type { Delivery, DeliveryQueue } from './queue.ts'
import { signature } from './sign.ts'
import type { Switches } from './switches.ts'

/** How long an endpoint may take to answer. */
const PATIENCE_MS = 10_000
/** How many are sent at a time. */
const WIDTH = 8
/** A timer cannot wait for longer than this. */
const LONGEST_WAIT_MS = 60_000

interface Parts {
  queue: DeliveryQueue
  objects: ObjectStore
  switches: Switches
  now: Clock
  /** Sends a request; the global `fetch`, but for tests. */
  send?: typeof fetch
}

/** Sends events to endpoints until they are taken. */
export interface Deliverer {
  /** Looks for what is due, at once and whenever something falls due, until `stop`. */
  wake(): void
  /** Sends what is due and resolves when it was answered. */
  deliverDue(): Promise<void>
  stop(): void
}

/** Makes the deliverer. */
export function createDeliverer({ queue, objects, switches, now, send = fetch }: Parts): Deliverer {
  const underWay = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function attempt(delivery: Delivery): Promise<void> {
    const endpoint = objects.get('webhook_endpoint', delivery.endpointId)
    const event = objects.get('event', delivery.eventId)
    if (!endpoint || !event) {
      queue.note(delivery.id, delivery.attempts, 'failed', now(), 'the endpoint is not there any more')
      return
    }
    const body = JSON.stringify({ ...event, pending_webhooks: queue.pending(event.id) }, null, 2)
    const outcome = await post(endpoint, body)
    if (stopped) return
    const attempts = delivery.attempts + 1
    const pause = pauseAfter(attempts)
    if (outcome.ok) queue.note(delivery.id, attempts, 'delivered', now(), outcome.said)
    else if (pause === null) queue.note(delivery.id, attempts, 'failed', now(), outcome.said)
    else queue.note(delivery.id, attempts, 'waiting', now() + pause, outcome.said)
  }

  async function post({ url, secret }: StoredEndpoint, body: string): Promise<{ ok: boolean; said: string }> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, secret, seconds(now())),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      return { ok: response.ok, said: `HTTP ${response.status}` }
    } catch (error) {
      return { ok: false, said: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async function deliverDue(): Promise<void> {
    const { reorder } = switches.webhooks
    const due = queue.due(now(), reorder).filter(({ id }) => !underWay.has(id))
    for (const { id } of due) underWay.add(id)
    const waiting = [...due]
    const work = async () => {
      for (let one = waiting.shift(); one && !stopped; one = waiting.shift()) {
        await attempt(one)
        underWay.delete(one.id)
      }
    }
    // In the wrong order on purpose means one after the other.
    await Promise.all(Array.from({ length: reorder ? 1 : WIDTH }, work))
  }

  async function run(): Promise<void> {
    await deliverDue()
    if (stopped) return
    const next = queue.nextDue()
    if (next === null) return
    clearTimeout(timer)
    // What is under way holds its place in the queue until it was answered.
    const wait = Math.min(Math.max(next - now(), underWay.size > 0 ? 50 : 0), LONGEST_WAIT_MS)
    timer = setTimeout(() => void run(), wait)
    timer.unref()
  }

  return {
    wake: () => void sleep(0).then(() => (stopped ? undefined : run())),
    deliverDue,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
