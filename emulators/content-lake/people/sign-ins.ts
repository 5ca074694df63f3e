/** Session ids, valid between choosing a name on the sign-in page and Studio's request for its token. */

import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { row, run } from '../storage/statements.ts'
import { hashSecret } from '../storage/tokens.ts'

const LIFETIME_MS = 60_000

/** Label of the tokens that signing out deletes; other tokens are not affected. */
export const SESSION_LABEL = 'Studio session'

/** Creates a single-use session id (32 characters, valid for one minute) for a person. */
export function startSignIn(database: DatabaseSync, userId: string): string {
  const now = Date.now()
  run(database, 'DELETE FROM sign_ins WHERE expires_at < ?', now)
  const sid = randomBytes(24).toString('base64url')
  run(
    database,
    'INSERT INTO sign_ins (sid_hash, user_id, expires_at) VALUES (?, ?, ?)',
    hashSecret(sid),
    userId,
    now + LIFETIME_MS,
  )
  return sid
}

/** Returns the user of a session id and invalidates it; undefined when it is unknown, used or expired. */
export function finishSignIn(database: DatabaseSync, sid: string): string | undefined {
  const found = row<{ userId: string; expiresAt: number }>(
    database,
    'DELETE FROM sign_ins WHERE sid_hash = ? RETURNING user_id AS userId, expires_at AS expiresAt',
    hashSecret(sid),
  )
  return found && found.expiresAt >= Date.now() ? found.userId : undefined
}

/** Deletes the token of a Studio session; other tokens stay. */
export function endSession(database: DatabaseSync, token: string): void {
  run(database, 'DELETE FROM tokens WHERE token_hash = ? AND label = ?', hashSecret(token), SESSION_LABEL)
}
