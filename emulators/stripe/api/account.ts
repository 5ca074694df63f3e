import type Stripe from 'stripe'
import { newId, type ObjectStore } from '../storage/objects.ts'
import type { IntentDataStore } from '../storage/pending.ts'
import { API_VERSION, type Clock, type Objects, seconds } from '../types.ts'
import type { DeliveryQueue } from '../webhooks/queue.ts'

/** An object that events are about. */
type Subject = Objects[keyof Objects]

/** The dependencies of the routes during one request. */
export interface Account {
  objects: ObjectStore
  intentData: IntentDataStore
  queue: DeliveryQueue
  now: Clock
  /** The current time in seconds, as the API writes it. */
  time: () => number
  /** Base URL of the pages, without a trailing slash. */
  origin: string
  /** Records an event; its webhooks are sent after the request is stored. */
  emit(type: string, subject: Subject, previous?: object): void
  /** Schedules the bank's response to a transfer: succeeded or failed. */
  scheduleSettlement(sessionId: string, succeeds: boolean): void
}

type Outside = Omit<Account, 'time' | 'emit'>

interface Parts extends Outside {
  /** The request that causes the changes; null for scheduled changes. */
  request: { id: string; key: string | null } | null
  enqueue: (event: Stripe.Event) => void
}

/** Creates the account as one request sees it. */
export function openAccount({ request, enqueue, ...outside }: Parts): Account {
  const time = () => seconds(outside.now())
  return {
    ...outside,
    time,
    emit(type, subject, previous) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: time(),
        data: { object: subject, ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 0,
        request: { id: request?.id ?? null, idempotency_key: request?.key ?? null },
        type,
      } as unknown as Stripe.Event
      outside.objects.add('event', event)
      enqueue(event)
    },
  }
}
