import type Stripe from 'stripe'
import type { Service } from '../service.ts'
import { findEndpoints } from './endpoints.ts'

/** How long reordered events are held after the last one, in milliseconds. */
const REORDER_WINDOW_MS = 1_000

/** Adds the deliveries of an event to the queue, with the injected faults. */
export function enqueueEvent(
  event: Stripe.Event,
  { switches, objects, queue, now }: Pick<Service, 'switches' | 'objects' | 'queue' | 'now'>,
): void {
  const { duplicate, delayMs, reorder, drop, types } = switches.webhooks
  const isMeant = types.length === 0 || types.includes(event.type)
  const hold = isMeant ? delayMs + (reorder ? REORDER_WINDOW_MS : 0) : 0
  for (const { id } of findEndpoints(objects, event.type)) {
    for (let copy = 0; copy <= (isMeant ? duplicate : 0); copy += 1)
      queue.add(event.id, id, isMeant && drop ? 'dropped' : 'waiting', now() + hold)
  }
  // Reordered events are sent together, newest first, so they all wait for the latest one.
  if (isMeant && reorder) queue.hold(now() + hold)
}
