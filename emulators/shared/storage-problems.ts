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

/** What to tell the caller of a request. */
export const WRITE_ERRORS: Record<StorageProblem, string> = {
  busy: `The database is busy, another process has locked it. ${NOTHING_LOST}; try again.`,
  'read-only': `The data folder is read-only. ${NOTHING_LOST}; make it writable for this user.`,
  failing: `The disk failed to read or write. ${NOTHING_LOST}; check the disk.`,
  full: `The disk is full. ${NOTHING_LOST}; free some space and try again.`,
  corrupt: 'The database is not valid: restore a backup.',
}

/** What to tell the operator when an emulator starts. */
const START_ERRORS: Record<StorageProblem, (emulator: string) => string> = {
  busy: (emulator) => `Another ${emulator} already uses this data folder: stop it, or choose another folder`,
  'read-only': () => 'The data folder cannot be written: make it writable for this user',
  failing: () => 'The disk of the data folder fails to read or write: check the disk',
  full: () => 'The disk is full: free some space',
  corrupt: (emulator) =>
    `The database of the ${emulator} is not a valid database: restore a backup or remove it`,
}

/** Returns the storage problem that an error stands for; undefined for other errors. */
export function findStorageProblem(error: unknown): StorageProblem | undefined {
  const { errcode, code, syscall } = (error ?? {}) as { errcode?: unknown; code?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return DATABASE_PROBLEMS[errcode & 0xff]
  // Node's error for a folder with missing parents on a read-only disk.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'read-only'
  return typeof code === 'string' && typeof syscall === 'string' ? FILE_PROBLEMS[code] : undefined
}

/** Returns a message for an error that the operator can fix, undefined for any other error. */
export function explainWriteError(error: unknown): string | undefined {
  const problem = findStorageProblem(error)
  return problem && WRITE_ERRORS[problem]
}

/** Runs `use`, which needs the data folder. On an error it runs `undo` and throws an explanation in one sentence. */
export function useDataFolder<Value>(
  { directory, emulator }: { directory: string; emulator: string },
  use: () => Value,
  undo: () => void,
): Value {
  try {
    return use()
  } catch (error) {
    undo()
    const problem = findStorageProblem(error)
    const reason = problem ? START_ERRORS[problem](emulator) : (error as Error).message
    throw new Error(`${reason} (data folder: ${directory})`, { cause: error })
  }
}
