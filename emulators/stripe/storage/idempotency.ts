import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { invalidParameter, StripeError } from '../errors.ts'

const LIFETIME_MS = 24 * 3_600_000

/** A stored response. */
export interface StoredResponse {
  status: number
  body: string
  /** The id of the request that was answered first. */
  requestId: string
}

/** A request with an idempotency key. */
interface KeyedRequest {
  key: string
  path: string
  body: string
}

/** Stores responses under their idempotency key for a day. */
export interface Idempotency {
  /** Returns the earlier response; undefined for a new key. Throws a 400 when the key was used for another request. */
  findResponse(request: KeyedRequest): StoredResponse | undefined
  /** Stores a response; call it in the transaction that carries out the request. */
  storeResponse(request: KeyedRequest, answer: StoredResponse): void
}

/** Creates the store. `now` returns milliseconds. */
export function createIdempotency(database: DatabaseSync, now: () => number): Idempotency {
  const select = database.prepare('SELECT * FROM idempotency WHERE key = ? AND created_at > ?')
  const insert = database.prepare(
    'INSERT OR REPLACE INTO idempotency (key, path, request_hash, status, body, request_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM idempotency WHERE created_at <= ?')
  const hash = (body: string) => createHash('sha256').update(body).digest('hex')
  return {
    findResponse({ key, path, body }) {
      if (key.length > 255) throw invalidParameter('Idempotency keys may have at most 255 characters.')
      const row = select.get(key, now() - LIFETIME_MS)
      if (!row) return undefined
      if (row['path'] !== path) {
        throw new StripeError(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${String(row['path'])}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        )
      }
      if (row['request_hash'] !== hash(body)) {
        throw new StripeError(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        )
      }
      return {
        status: Number(row['status']),
        body: String(row['body']),
        requestId: String(row['request_id']),
      }
    },
    storeResponse({ key, path, body }, answer) {
      forget.run(now() - LIFETIME_MS)
      insert.run(key, path, hash(body), answer.status, answer.body, answer.requestId, now())
    },
  }
}
