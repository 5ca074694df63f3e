import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { MailError } from '../errors.ts'

const LIFETIME = 24 * 3_600_000

/** Stores responses under their idempotency key for a day. */
export interface Idempotency {
  /**
   * Returns the earlier response to the same request, or undefined for a new key. Throws a 409 when the key was used for
   * another request, a 400 for a key of a wrong length.
   */
  findResponse(key: string, request: string | Buffer): unknown
  /** Stores a response; call it in the transaction that carries out the request. */
  storeResponse(key: string, request: string | Buffer, response: unknown): void
}

/** Creates the store. `now` returns milliseconds. */
export function createIdempotency(database: DatabaseSync, now: () => number): Idempotency {
  const select = database.prepare('SELECT * FROM idempotency WHERE key = ? AND created_at > ?')
  const insert = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key, request_hash, response, created_at) VALUES (?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM idempotency WHERE created_at <= ?')
  const hash = (request: string | Buffer) => createHash('sha256').update(request).digest('hex')
  return {
    findResponse(key, request) {
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
    storeResponse(key, request, response) {
      forget.run(now() - LIFETIME)
      insert.run(key, hash(request), JSON.stringify(response), now())
    },
  }
}
