import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectStore } from '../storage/objects.ts'
import { type Clock, seconds, type StoredEndpoint } from '../types.ts'
import type { Delivery, DeliveryQueue } from './queue.ts'
import type { Switches } from './switches.ts'

/** How long an endpoint may take to respond. */
const RESPONSE_TIMEOUT_MS = 10_000
/** How many deliveries to one endpoint run at a time. */
const CONCURRENCY = 8
/** How many deliveries are read from the queue at a time. */
const BATCH = 100
/** The longest delay of a timer. */
const MAXIMUM_TIMER_MS = 60_000

interface Parts {
  queue: DeliveryQueue
  objects: ObjectStore
  switches: Switches
  now: Clock
  /** Receives errors of the queue, such as a full disk. */
  report: (error: unknown) => void
  /** Sends a request; the global `fetch`, except in tests. */
  send?: typeof fetch
}

/** Sends events to endpoints until they accept them. */
export interface Deliverer {
  /** Sends what is due, now and whenever a delivery becomes due, until `stop`. */
  wake(): void
  /** Sends what is due and resolves when it was answered. */
  deliverDue(): Promise<void>
  stop(): void
}

export function createDeliverer({ queue, objects, switches, now, report, send = fetch }: Parts): Deliverer {
  const running = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function attempt(delivery: Delivery): Promise<void> {
    const endpoint = objects.get('webhook_endpoint', delivery.endpointId)
    const event = objects.get('event', delivery.eventId)
    if (!endpoint || !event) {
      queue.note(delivery.id, delivery.attempts, 'failed', now(), 'the endpoint is not there any more')
      return
    }
    const body = JSON.stringify({ ...event, pending_webhooks: queue.pending(event.id) }, null, 2)
    const outcome = await post(endpoint, body)
    if (isStopped) return
    const attempts = delivery.attempts + 1
    const pause = getRetryDelay(attempts)
    if (outcome.ok) queue.note(delivery.id, attempts, 'delivered', now(), outcome.result)
    else if (pause === null) queue.note(delivery.id, attempts, 'failed', now(), outcome.result)
    else queue.note(delivery.id, attempts, 'waiting', now() + pause, outcome.result)
  }

  async function post(
    { url, secret }: StoredEndpoint,
    body: string,
  ): Promise<{ ok: boolean; result: string }> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': createSignature(body, secret, seconds(now())),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      })
      await response.body?.cancel()
      return { ok: response.ok, result: `HTTP ${response.status}` }
    } catch (error) {
      return { ok: false, result: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async function deliverDue(): Promise<void> {
    const { reorder } = switches.webhooks
    const due = queue.due(now(), reorder, BATCH + running.size).filter(({ id }) => !running.has(id))
    for (const { id } of due) running.add(id)
    const deliverAll = (waiting: Delivery[]) => {
      const work = async () => {
        for (let one = waiting.shift(); one && !isStopped; one = waiting.shift()) {
          await attempt(one).finally(() => running.delete(one.id))
        }
      }
      // Reordered events are sent one after the other.
      return Promise.all(Array.from({ length: reorder ? 1 : CONCURRENCY }, work))
    }
    // An endpoint that does not respond delays no other one.
    await Promise.all([...Map.groupBy(due, ({ endpointId }) => endpointId).values()].map(deliverAll))
  }

  async function run(): Promise<void> {
    await deliverDue()
    if (isStopped) return
    const next = queue.nextDue()
    if (next === null) return
    clearTimeout(timer)
    // Running deliveries stay in the queue until they were answered.
    const wait = Math.min(Math.max(next - now(), running.size > 0 ? 50 : 0), MAXIMUM_TIMER_MS)
    timer = setTimeout(() => void run().catch(report), wait)
    timer.unref()
  }

  return {
    wake: () =>
      void sleep(0)
        .then(() => (isStopped ? undefined : run()))
        .catch(report),
    deliverDue,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 5 * 60_000
/** How long a delivery is retried, as at Stripe. */
const RETRY_PERIOD_MS = 3 * 24 * 3_600_000

/** The attempts that fit into three days at the longest interval. */
const MAXIMUM_ATTEMPTS = Math.ceil(RETRY_PERIOD_MS / LONGEST_DELAY_MS)

/**
 * Returns how many milliseconds to wait after a failed attempt: doubled each time, up to five minutes.
 *
 * @param attempts how often delivery was attempted
 * @returns null after three days
 */
export function getRetryDelay(attempts: number): number | null {
  if (attempts >= MAXIMUM_ATTEMPTS) return null
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS)
}

/** Returns the `Stripe-Signature` header of a delivery: HMAC-SHA256 of time (seconds) and body. */
function createSignature(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${digest}`
}
