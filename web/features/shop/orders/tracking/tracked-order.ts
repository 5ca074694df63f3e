import 'server-only'
import { logError } from '#web/lib/log-error.ts'
import type { Order } from '../order-document.ts'
import { readOrder } from '../queries.ts'
import { isTrackable, parseTrackingKey } from './tracking-key.ts'

/** What a tracking link shows. */
export type TrackedOrder = { kind: 'order'; order: Order } | { kind: 'missing' | 'expired' | 'unreachable' }

/** Reads the order of a tracking link. A link that is not authentic counts as missing. */
export async function readTrackedOrder(key: string): Promise<TrackedOrder> {
  const id = parseTrackingKey(key)
  if (id === null) return { kind: 'missing' }
  try {
    const order = await readOrder(id)
    if (!order) return { kind: 'missing' }
    return isTrackable(order, Date.now()) ? { kind: 'order', order } : { kind: 'expired' }
  } catch (error) {
    logError(`${id} could not be read.`, error)
    return { kind: 'unreachable' }
  }
}
