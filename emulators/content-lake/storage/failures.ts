import { apiError, ApiError } from '../errors.ts'

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const MESSAGES: Record<number, string> = {
  5: 'The database is busy, another process holds it. Nothing was written; try again.',
  8: 'The data folder is read-only. Nothing was written; make it writable for this user.',
  10: 'The disk failed to read or write. Nothing was written; look at the disk.',
  13: 'The disk is full. Nothing was written and nothing is lost; free some space and try again.',
}

/** What to answer when storing failed: a plain message for what an operator can mend, else the error itself. */
export function storageError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const code = (error as { errcode?: unknown }).errcode
  const message = typeof code === 'number' ? MESSAGES[code & 0xff] : undefined
  return message ? apiError(503, 'Service Unavailable', message) : error
}
