import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { MailError } from '../errors.ts'

const LIFETIME = 24 * 3_600_000

/** Remembers for a day what was answered under a key. */
export interface Idempotency {
  /**
   * What was answered to the same request before, undefined for a new key. A key that was used for another request
   * throws a 409, one of a wrong length a 400.
   */
  recall(key: string, request: string | Buffer): unknown
  /** Keeps an answer; to be called inside of the transaction that does what was asked. */
  remember(key: string, request: string | Buffer, response: unknown): void
}

/** Opens the memory. `now` is the clock, in milliseconds. */
export function createIdempotency(database: DatabaseSync, now: () => number): Idempotency {
  const select = database.prepare('SELECT * FROM idempotency WHERE key = ? AND created_at > ?')
  const insert = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key, request_hash, response, created_at) VALUES (?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM idempotency WHERE created_at <= ?')
  const hash = (request: string | Buffer) => createHash('sha256').update(request).digest('hex')
  return {
    recall(key, request) {
      if (key.length < 1 || key.length > 256)
        throw new MailError(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
      const row = select.get(key, now() - LIFETIME)
      if (!row) return undefined
      if (row['request_hash'] !== hash(request)) {
        throw new MailError(
          409,
          'invalid_idempotent_request',
          'Same idempotency key used with a different request payload.',
        )
      }
      return JSON.parse(String(row['response'])) as unknown
    },
    remember(key, request, response) {
      forget.run(now() - LIFETIME)
      insert.run(key, hash(request), JSON.stringify(response), now())
    },
  }
}
