import type { DatabaseSync } from 'node:sqlite'

type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped'

/** The delivery of an event to an endpoint. */
export interface Delivery {
  id: number
  eventId: string
  endpointId: string
  attempts: number
  state: DeliveryState
  /** When to try it next, in milliseconds. */
  dueAt: number
  /** How the last attempt ended. */
  outcome: string | null
}

/** The deliveries of all events. They survive a crash. */
export interface DeliveryQueue {
  add(eventId: string, endpointId: string, state: 'waiting' | 'dropped', dueAt: number): void
  /** Delays all deliveries that were not attempted yet. */
  hold(until: number): void
  /** Returns at most `limit` due deliveries, oldest or newest first. */
  due(now: number, newestFirst: boolean, limit: number): Delivery[]
  /** Returns when the next delivery is due; null when none is waiting. */
  nextDue(): number | null
  note(id: number, attempts: number, state: DeliveryState, dueAt: number, outcome: string): void
  ofEvent(eventId: string): Delivery[]
  pending(eventId: string): number
}

export function createDeliveryQueue(database: DatabaseSync): DeliveryQueue {
  const columns =
    'id, event_id AS eventId, endpoint_id AS endpointId, attempts, state, due_at AS dueAt, outcome'
  const insert = database.prepare(
    'INSERT INTO deliveries (event_id, endpoint_id, state, due_at) VALUES (?, ?, ?, ?)',
  )
  const due = (order: string) =>
    database.prepare(
      `SELECT ${columns} FROM deliveries WHERE state = 'waiting' AND due_at <= ? ORDER BY id ${order} LIMIT ?`,
    )
  const [oldest, newest] = [due('ASC'), due('DESC')]
  const next = database.prepare("SELECT MIN(due_at) AS dueAt FROM deliveries WHERE state = 'waiting'")
  const update = database.prepare(
    'UPDATE deliveries SET attempts = ?, state = ?, due_at = ?, outcome = ? WHERE id = ?',
  )
  const hold = database.prepare(
    "UPDATE deliveries SET due_at = ? WHERE state = 'waiting' AND attempts = 0 AND due_at < ?",
  )
  const ofEvent = database.prepare(`SELECT ${columns} FROM deliveries WHERE event_id = ? ORDER BY id`)
  const pending = database.prepare(
    "SELECT COUNT(*) AS count FROM deliveries WHERE event_id = ? AND state = 'waiting'",
  )
  return {
    add: (eventId, endpointId, state, dueAt) => void insert.run(eventId, endpointId, state, dueAt),
    hold: (until) => void hold.run(until, until),
    due: (now, newestFirst, limit) =>
      (newestFirst ? newest : oldest).all(now, limit) as unknown as Delivery[],
    nextDue: () => (next.get() as { dueAt: number | null }).dueAt,
    note: (id, attempts, state, dueAt, outcome) => void update.run(attempts, state, dueAt, outcome, id),
    ofEvent: (eventId) => ofEvent.all(eventId) as unknown as Delivery[],
    pending: (eventId) => (pending.get(eventId) as { count: number }).count,
  }
}
