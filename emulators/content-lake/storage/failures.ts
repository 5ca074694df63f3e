import { ApiError } from '../errors.ts'

/** What keeps a data folder from being read or written, as far as an operator can mend it. */
export type Trouble = 'busy' | 'read-only' | 'failing' | 'full' | 'unsound'

/** By SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const DATABASE_TROUBLES: Record<number, Trouble> = {
  5: 'busy',
  8: 'read-only',
  10: 'failing',
  11: 'unsound',
  13: 'full',
  14: 'read-only',
  26: 'unsound',
}

/** By the codes of the operating system. A file that may grow no further (`EFBIG`) is on a disk with a quota. */
const FILE_TROUBLES: Record<string, Trouble> = {
  EACCES: 'read-only',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'failing',
  ENOSPC: 'full',
  EPERM: 'read-only',
  EROFS: 'read-only',
}

const KEPT = 'This was not stored, and nothing that was is lost'
const SENTENCES: Record<Trouble, string> = {
  busy: `The database is busy, another process holds it. ${KEPT}; try again.`,
  'read-only': `The data folder is read-only. ${KEPT}; make it writable for this user.`,
  failing: `The disk failed to read or write. ${KEPT}; look at the disk.`,
  full: `The disk is full. ${KEPT}; free some space and try again.`,
  unsound: 'lake.sqlite is not a sound database: restore a backup.',
}

/** A request that the data folder would not take (503): the caller's to repeat, the operator's to mend. */
export class StorageFailure extends ApiError {
  constructor(trouble: Trouble, cause: Error) {
    super(503, { statusCode: 503, error: 'Service Unavailable', message: SENTENCES[trouble] })
    this.name = 'StorageFailure'
    this.cause = cause
  }
}

/** Which trouble of the data folder an error tells of; undefined for one that is something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  const { errcode, code, syscall } = error as { errcode?: unknown; code?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return DATABASE_TROUBLES[errcode & 0xff]
  // Node says so of folders with their parents on a read-only disk.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'read-only'
  return typeof code === 'string' && typeof syscall === 'string' ? FILE_TROUBLES[code] : undefined
}

/** What to answer when storing failed: a `StorageFailure` for what an operator can mend, else the error itself. */
export function storageError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const trouble = troubleOf(error)
  return trouble ? new StorageFailure(trouble, error) : error
}
