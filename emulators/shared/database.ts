import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The database of a data folder and the lock on that folder. */
export interface OpenDatabase {
  database: DatabaseSync
  close: () => void
}

interface DatabaseOptions {
  directory: string
  /** Name of the files, without an extension. */
  name: string
  /** What the message about a folder in use calls the emulator, such as `mailbox`. */
  emulator: string
  /** SQL that creates the tables and indexes that are missing. */
  schema: string
}

/**
 * Opens the SQLite database of a data folder (created when missing) and locks the folder against a second process.
 * The operating system holds the lock, so that it ends with the process, also after a crash.
 *
 * @throws Error that says in one sentence why the folder cannot be used
 */
export function openDatabase({ directory, name, emulator, schema }: DatabaseOptions): OpenDatabase {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(directory, `${name}.lock`), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    const database = new DatabaseSync(join(directory, `${name}.sqlite`), {
      timeout: 5000,
      enableForeignKeyConstraints: true,
    })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT`)
    return {
      database,
      close() {
        database.close()
        lock.close()
      },
    }
  } catch (error) {
    const reason = explainOpenError(error, emulator, `${name}.sqlite`)
    throw new Error(`${reason} (data folder: ${directory})`, { cause: error })
  }
}

/** Runs `work` in a transaction, which is rolled back when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** By SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const WRITE_ERRORS: Record<number, string> = {
  5: 'The database is busy, another process has locked it. Nothing was stored; try again.',
  8: 'The data folder is read-only. Nothing was stored; make it writable for this user.',
  10: 'The disk failed to read or write. Nothing was stored; check the disk.',
  13: 'The disk is full. Nothing was stored and nothing is lost; free some space and try again.',
}

/** Returns a message for an SQLite error that the operator can fix, undefined for any other error. */
export function explainWriteError(error: unknown): string | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? WRITE_ERRORS[code & 0xff] : undefined
}

function explainOpenError(error: unknown, emulator: string, file: string): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
  const primary = errcode === undefined ? undefined : errcode & 0xff
  if (primary === 5)
    return `Another ${emulator} already uses this data folder: stop it, or choose another folder`
  if (primary === 13 || code === 'ENOSPC') return 'The disk is full: free some space'
  if (primary === 26 || primary === 11) return `${file} is not a valid database: remove it`
  if (primary === 8 || primary === 14 || ['EACCES', 'EROFS', 'EPERM'].includes(code ?? ''))
    return 'The data folder cannot be written: make it writable for this user'
  return message ?? 'The data folder cannot be used'
}
