import type Stripe from 'stripe'
import type { ObjectStore } from '../storage/objects.ts'
import type { Delivery } from '../webhooks/queue.ts'
import { newId } from '../storage/ids.ts'
import { API_VERSION, seconds, type Clock, type Objects } from '../types.ts'

/** An object that events are about. */
type Subject = Objects[keyof Objects]

/** What a caller asked of the payment intent of a session. */
export interface IntentData {
  description: string | null
  metadata: Stripe.Metadata
  receiptEmail: string | null
}

/** What the routes work on, for the length of one request. */
export interface Account {
  objects: ObjectStore
  now: Clock
  /** The same moment as the API writes it. */
  time: () => number
  /** Base of the addresses of pages, without a slash at the end. */
  origin: string
  /** Notes that something happened; its webhooks go out when all of the request is on disk. */
  emit(type: string, subject: Subject, previous?: object): void
  /** Keeps with a session what its payment intent is to be made with when somebody pays. */
  keepIntentData(sessionId: string, data: IntentData): void
  intentData(sessionId: string): IntentData
  /** The deliveries of an event. */
  deliveries(eventId: string): Delivery[]
  /** How many deliveries of an event were not taken yet. */
  pendingWebhooks(eventId: string): number
  /** Lets the bank answer to a payment later: with money or without. */
  settleLater(sessionId: string, succeeds: boolean): void
}

type Outside = Omit<Account, 'time' | 'emit'>

interface Parts extends Outside {
  /** The request that made things happen; null for what happens by itself. */
  request: { id: string; key: string | null } | null
  enqueue: (event: Stripe.Event) => void
}

/** The account as one request sees it. */
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
