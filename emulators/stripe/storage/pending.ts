import type { DatabaseSync } from 'node:sqlite'
import type Stripe from 'stripe'

/** The caller's parameters for the payment intent of a session. */
interface IntentData {
  description: string | null
  metadata: Stripe.Metadata
  receiptEmail: string | null
}

/** Stores the payment intent parameters of sessions until the customer pays. */
export interface IntentDataStore {
  set(sessionId: string, data: IntentData): void
  get(sessionId: string): IntentData
}

/** Stores bank responses to transfers that are due later. */
interface Settlements {
  schedule(sessionId: string, succeeds: boolean, dueAt: number): void
  /** Removes and returns the due bank responses. */
  takeDue(now: number): { sessionId: string; succeeds: boolean }[]
}

/** Creates the store of payment intent parameters. */
export function createIntentDataStore(database: DatabaseSync): IntentDataStore {
  const insert = database.prepare('INSERT OR REPLACE INTO intent_data (session_id, body) VALUES (?, ?)')
  const select = database.prepare('SELECT body FROM intent_data WHERE session_id = ?')
  return {
    set: (sessionId, data) => void insert.run(sessionId, JSON.stringify(data)),
    get(sessionId) {
      const row = select.get(sessionId)
      return row
        ? (JSON.parse(String(row['body'])) as IntentData)
        : { description: null, metadata: {}, receiptEmail: null }
    },
  }
}

/** Creates the store of bank responses. */
export function createSettlements(database: DatabaseSync): Settlements {
  const insert = database.prepare(
    'INSERT OR REPLACE INTO settlements (session_id, succeeds, due_at) VALUES (?, ?, ?)',
  )
  const due = database.prepare('DELETE FROM settlements WHERE due_at <= ? RETURNING session_id, succeeds')
  return {
    schedule: (sessionId, succeeds, dueAt) => void insert.run(sessionId, Number(succeeds), dueAt),
    takeDue: (now) =>
      due.all(now).map((row) => ({ sessionId: String(row['session_id']), succeeds: row['succeeds'] === 1 })),
  }
}
