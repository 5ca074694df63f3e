import { StripeError } from '../errors.ts'

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const MESSAGES: Record<number, string> = {
  5: 'The database is busy, another process holds it. Nothing was taken; try again.',
  8: 'The data folder is read-only. Nothing was taken; make it writable for this user.',
  10: 'The disk failed to read or write. Nothing was taken; look at the disk.',
  13: 'The disk is full. Nothing was taken and nothing is lost; free some space and try again.',
}

/** What to answer when storing failed: a plain message for what an operator can mend, else the error itself. */
export function storageError(error: unknown): unknown {
  const code = (error as { errcode?: unknown } | null)?.errcode
  const message = typeof code === 'number' ? MESSAGES[code & 0xff] : undefined
  return message ? new StripeError(503, 'api_error', message) : error
}
