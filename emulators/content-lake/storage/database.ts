import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findStorageProblem, type StorageProblem } from './errors.ts'
import { migrate } from './migrations.ts'

/** The database of a data folder and the lock on that folder. */
export interface OpenDatabase {
  path: string
  database: DatabaseSync
  /** Opens a second connection for large transactions, which `close` closes too. */
  openWriter: () => DatabaseSync
  close: () => void
}

/**
 * Opens `lake.sqlite` in the folder (created when missing) and locks the folder against a second process. The operating
 * system holds the lock, so that it ends with the process, also after a crash.
 *
 * @throws Error that says in one sentence why the folder cannot be used
 */
export function openDatabase(directory: string, migrations: readonly string[]): OpenDatabase {
  const path = join(directory, 'lake.sqlite')
  const opened: DatabaseSync[] = []
  const close = () => opened.splice(0).forEach((one) => one.close())
  return useDataFolder(
    directory,
    () => {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      const lock = new DatabaseSync(join(directory, 'lake.lock'), { timeout: 0 })
      opened.unshift(lock)
      lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
      const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
      opened.unshift(database)
      // Only a new file takes the first setting; without it, free pages stay in the file.
      database.exec('PRAGMA auto_vacuum = INCREMENTAL')
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000')
      migrate(database, migrations)
      const openWriter = () => {
        const writer = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
        opened.unshift(writer)
        // The caller flushes and checkpoints, because both would block the thread.
        writer.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -8000')
        return writer
      }
      return { path, database, openWriter, close }
    },
    close,
  )
}

/** Rewrites the whole file without free pages, and lets it shrink from now on; blocks until it is done. */
export function compactDatabase(database: DatabaseSync): void {
  database.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
}

const REASONS: Record<StorageProblem, string> = {
  busy: 'Another lake already uses this data folder: stop it, or choose another folder',
  'read-only': 'The data folder cannot be written: make it writable for this user',
  failing: 'The disk of the data folder fails to read or write: check the disk',
  full: 'The disk is full: free some space',
  corrupt: 'lake.sqlite is not a valid database: restore a backup or remove it',
}

/** Runs `use`, which needs the data folder. On an error it runs `undo` and throws an explanation in one sentence. */
export function useDataFolder<Value>(directory: string, use: () => Value, undo: () => void): Value {
  try {
    return use()
  } catch (error) {
    undo()
    const problem = findStorageProblem(error)
    const reason = problem ? REASONS[problem] : (error as Error).message
    throw new Error(`${reason} (data folder: ${directory})`, { cause: error })
  }
}
