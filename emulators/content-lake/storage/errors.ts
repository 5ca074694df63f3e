import { ApiError } from '../errors.ts'

/** Why a data folder cannot be read or written, as far as an operator can fix it. */
export type StorageProblem = 'busy' | 'read-only' | 'failing' | 'full' | 'corrupt'

/** By SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const DATABASE_PROBLEMS: Record<number, StorageProblem> = {
  5: 'busy',
  8: 'read-only',
  10: 'failing',
  11: 'corrupt',
  13: 'full',
  14: 'read-only',
  26: 'corrupt',
}

/** By error codes of the operating system. `EFBIG` occurs on a disk with a quota. */
const FILE_PROBLEMS: Record<string, StorageProblem> = {
  EACCES: 'read-only',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'failing',
  ENOSPC: 'full',
  EPERM: 'read-only',
  EROFS: 'read-only',
}

const NOTHING_LOST = 'This was not stored, and no stored data is lost'
const MESSAGES: Record<StorageProblem, string> = {
  busy: `The database is busy, another process has locked it. ${NOTHING_LOST}; try again.`,
  'read-only': `The data folder is read-only. ${NOTHING_LOST}; make it writable for this user.`,
  failing: `The disk failed to read or write. ${NOTHING_LOST}; check the disk.`,
  full: `The disk is full. ${NOTHING_LOST}; free some space and try again.`,
  corrupt: 'lake.sqlite is not a valid database: restore a backup.',
}

/** A write that the data folder rejected (503): the caller can retry, the operator can fix it. */
export class StorageError extends ApiError {
  constructor(problem: StorageProblem, cause: Error) {
    super(503, { statusCode: 503, error: 'Service Unavailable', message: MESSAGES[problem] })
    this.name = 'StorageFailure'
    this.cause = cause
  }
}

/** Returns the storage problem that an error stands for; undefined for other errors. */
export function findStorageProblem(error: unknown): StorageProblem | undefined {
  const { errcode, code, syscall } = error as { errcode?: unknown; code?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return DATABASE_PROBLEMS[errcode & 0xff]
  // Node's error for a folder with missing parents on a read-only disk.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'read-only'
  return typeof code === 'string' && typeof syscall === 'string' ? FILE_PROBLEMS[code] : undefined
}

/** Converts an error that an operator can fix to a `StorageFailure`; returns other errors unchanged. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const problem = findStorageProblem(error)
  return problem ? new StorageError(problem, error) : error
}
