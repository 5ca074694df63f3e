import type { DatabaseSync } from 'node:sqlite'
import type { IntentData } from '../api/account.ts'

/** What waits for later: the bank's answers to transfers, and what payment intents of sessions are to be made with. */
export interface Pending {
  settleLater(sessionId: string, succeeds: boolean, dueAt: number): void
  /** Takes the answers that are due out of the waiting ones. */
  takeDue(now: number): { sessionId: string; succeeds: boolean }[]
  keepIntentData(sessionId: string, data: IntentData): void
  intentData(sessionId: string): IntentData
}

/** Opens it. */
export function createPending(database: DatabaseSync): Pending {
  const insert = database.prepare(
    'INSERT OR REPLACE INTO settlements (session_id, succeeds, due_at) VALUES (?, ?, ?)',
  )
  const due = database.prepare('DELETE FROM settlements WHERE due_at <= ? RETURNING session_id, succeeds')
  const keep = database.prepare('INSERT OR REPLACE INTO intent_data (session_id, body) VALUES (?, ?)')
  const recall = database.prepare('SELECT body FROM intent_data WHERE session_id = ?')
  return {
    settleLater: (sessionId, succeeds, dueAt) => void insert.run(sessionId, Number(succeeds), dueAt),
    takeDue: (now) =>
      due.all(now).map((row) => ({ sessionId: String(row['session_id']), succeeds: row['succeeds'] === 1 })),
    keepIntentData: (sessionId, data) => void keep.run(sessionId, JSON.stringify(data)),
    intentData(sessionId) {
      const row = recall.get(sessionId)
      return row
        ? (JSON.parse(String(row['body'])) as IntentData)
        : { description: null, metadata: {}, receiptEmail: null }
    },
  }
}
