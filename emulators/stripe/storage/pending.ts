import type { DatabaseSync } from 'node:sqlite'
import type { IntentData } from '../api/account.ts'

/** Stores bank responses to transfers that are due later, and the payment intent parameters of sessions. */
export interface Pending {
  scheduleSettlement(sessionId: string, succeeds: boolean, dueAt: number): void
  /** Removes and returns the due bank responses. */
  takeDue(now: number): { sessionId: string; succeeds: boolean }[]
  storeIntentData(sessionId: string, data: IntentData): void
  getIntentData(sessionId: string): IntentData
}

export function createPending(database: DatabaseSync): Pending {
  const insert = database.prepare(
    'INSERT OR REPLACE INTO settlements (session_id, succeeds, due_at) VALUES (?, ?, ?)',
  )
  const due = database.prepare('DELETE FROM settlements WHERE due_at <= ? RETURNING session_id, succeeds')
  const keep = database.prepare('INSERT OR REPLACE INTO intent_data (session_id, body) VALUES (?, ?)')
  const recall = database.prepare('SELECT body FROM intent_data WHERE session_id = ?')
  return {
    scheduleSettlement: (sessionId, succeeds, dueAt) => void insert.run(sessionId, Number(succeeds), dueAt),
    takeDue: (now) =>
      due.all(now).map((row) => ({ sessionId: String(row['session_id']), succeeds: row['succeeds'] === 1 })),
    storeIntentData: (sessionId, data) => void keep.run(sessionId, JSON.stringify(data)),
    getIntentData(sessionId) {
      const row = recall.get(sessionId)
      return row
        ? (JSON.parse(String(row['body'])) as IntentData)
        : { description: null, metadata: {}, receiptEmail: null }
    },
  }
}
