/** The seconds between choosing a name on the sign-in page and Studio's fetching of its token. */

import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { row, run } from '../storage/statements.ts'

const LIFETIME_MS = 60_000

/** Label of the tokens that signing out forgets; tokens with any other label outlive a stray sign-out. */
export const SESSION_LABEL = 'Studio session'

/** The same digest that `storage/tokens.ts` keeps of tokens. */
function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A single-use session id (32 characters, valid for one minute) for the person who signed in. */
export function startSignIn(database: DatabaseSync, userId: string, now = Date.now()): string {
  run(database, 'DELETE FROM sign_ins WHERE expires_at < ?', now)
  const sid = randomBytes(24).toString('base64url')
  run(
    database,
    'INSERT INTO sign_ins (sid_hash, user_id, expires_at) VALUES (?, ?, ?)',
    hash(sid),
    userId,
    now + LIFETIME_MS,
  )
  return sid
}

/** Whose session id this is, using it up; undefined when unknown, used or too old. */
export function finishSignIn(database: DatabaseSync, sid: string, now = Date.now()): string | undefined {
  const found = row<{ userId: string; expiresAt: number }>(
    database,
    'DELETE FROM sign_ins WHERE sid_hash = ? RETURNING user_id AS userId, expires_at AS expiresAt',
    hash(sid),
  )
  return found && found.expiresAt >= now ? found.userId : undefined
}

/** Forgets the token of a Studio session; any other token is left alone. */
export function endSession(database: DatabaseSync, token: string): void {
  run(database, 'DELETE FROM tokens WHERE token_hash = ? AND label = ?', hash(token), SESSION_LABEL)
}
